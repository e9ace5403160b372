import type { DayOfWeek } from 'schema-dts';
import { WEEKDAYS, type Weekday } from '#domain/calendar/clock.ts';
import { type Lender, linesOf } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Interval, OpeningHours } from '#domain/office/opening-hours.ts';
import { BELGIUM, type NamedOrganization, type StructuredData } from '#seo/structured-data.ts';

/** The addresses of the lender and its picture. */
export interface LenderPlaces {
  /** Absolute, like all of them. */
  site: string;
  /** The home page in the reader's language. */
  home: string;
  logo: string;
  picture: string;
}

/** The same id for the lender on every page. */
const idOf = ({ site }: Pick<LenderPlaces, 'site'>) => `${site}#lender`;

/** The complete lender: name, address, phone numbers, and opening hours. */
export function lenderData(lender: Lender, places: LenderPlaces, locale: Locale) {
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
    openingHoursSpecification: openingHours(lender.hours),
    contactPoint: linesOf(phones).map(({ phone: { e164 } }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: e164,
      availableLanguage: [...lender.facts.spokenLanguages],
    })),
  } as const satisfies StructuredData;
}

/**
 * The lender where another thing refers to it. Typed as an organisation, because an office would need an
 * address.
 */
export function lenderNamed(lender: Lender, places: LenderPlaces): NamedOrganization {
  return {
    '@type': 'Organization',
    '@id': idOf(places),
    name: lender.name,
    url: places.home,
    logo: places.logo,
  };
}

const DAYS = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Readonly<Record<Weekday, DayOfWeek>>;

/** Groups days with the same hours. */
function openingHours(hours: OpeningHours) {
  const days = new Map<string, { interval: Interval; days: DayOfWeek[] }>();
  for (const day of WEEKDAYS) {
    for (const interval of hours[day]) {
      const key = `${interval.from}-${interval.to}`;
      const known = days.get(key) ?? { interval, days: [] };
      known.days.push(DAYS[day]);
      days.set(key, known);
    }
  }
  return [...days.values()].map(({ interval, days: dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek,
    opens: onTheClock(interval.from),
    closes: onTheClock(interval.to),
  }));
}

/** Formats minutes since midnight as "09:30". */
function onTheClock(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
