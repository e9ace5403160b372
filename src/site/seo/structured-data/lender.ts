import { WEEKDAYS } from '#domain/calendar/clock.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { CONTRACT_LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Interval, OpeningHours } from '#domain/office/opening-hours.ts';
import { BELGIUM, type StructuredData } from '#domain/seo/structured-data.ts';

/** Where the lender and its picture are reached. */
export interface LenderPlaces {
  /** Absolute, as are all. */
  site: string;
  /** The page in the reader's language. */
  home: string;
  logo: string;
  picture: string;
}

/** One name for the lender on every page. */
const idOf = ({ site }: Pick<LenderPlaces, 'site'>) => `${site}#lender`;

/** The lender, whole: who it is, where, and when its office is open. */
export function lenderData(lender: Lender, places: LenderPlaces, locale: Locale): StructuredData {
  const { address, phones } = lender;
  const box = address.box ? `/${address.box}` : '';
  return {
    '@type': 'FinancialService',
    '@id': idOf(places),
    name: lender.name,
    legalName: lender.legalName[locale],
    description: lender.status[locale],
    url: places.home,
    logo: places.logo,
    image: places.picture,
    email: lender.email,
    telephone: phones.personal.e164,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'KBO/BCE',
      value: lender.enterpriseNumber,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street[locale]} ${address.number}${box}`,
      postalCode: address.zip,
      addressLocality: address.city[locale],
      addressCountry: 'BE',
    },
    areaServed: BELGIUM,
    openingHoursSpecification: hoursThings(lender.hours),
    contactPoint: [phones.personal, phones.mortgage].map(({ e164 }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: e164,
      availableLanguage: CONTRACT_LOCALES,
    })),
  };
}

/**
 * The lender where it is named beside something else: by what it is there, for an office would have to
 * say where it stands.
 */
export function lenderNamed(lender: Lender, places: LenderPlaces): StructuredData {
  return {
    '@type': 'Organization',
    '@id': idOf(places),
    name: lender.name,
    url: places.home,
    logo: places.logo,
  };
}

/** Days with the same opening together, so that a week takes few lines. */
function hoursThings(hours: OpeningHours): StructuredData[] {
  const days = new Map<string, { interval: Interval; days: string[] }>();
  for (const day of WEEKDAYS) {
    for (const interval of hours[day]) {
      const key = `${interval.from}-${interval.to}`;
      const known = days.get(key) ?? { interval, days: [] };
      known.days.push(`https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`);
      days.set(key, known);
    }
  }
  return [...days.values()].map(({ interval, days: dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: onTheClock(interval.from),
    closes: onTheClock(interval.to),
  }));
}

/** Minutes since midnight as «09:30». */
function onTheClock(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
