import {
  type CalendarDate,
  compareDates,
  formatIsoDate,
  parseIsoDate,
} from '#domain/calendar/date.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { TariffPeriod, TariffPeriods } from '#domain/tariff/tariff-periods.ts';
import { type ContentText, readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import type { IsOffered } from './offered-texts.ts';

/** A percentage with decimals, in any language: a rate. "100 %" is none. */
const RATE = /(?<![\d.,])(\d{1,2})[.,](\d{1,2})[\s\u00a0\u202f]?%/g;

/** What messages are compared with. */
export interface LentRates {
  readonly tariffPeriods: TariffPeriods;
  readonly mortgages: Mortgages;
}

/**
 * The rates that a banner or a campaign names and that no tariff has on one of the days on which it is shown (F-7.9).
 * Mortgages have no days.
 */
export function checkMessageRates(
  contentDir: string,
  languages: readonly Locale[],
  isOffered: IsOffered,
  lent: LentRates,
): readonly ConfigurationFault[] {
  return languages.flatMap((locale) =>
    (['banners', 'campaigns'] as const).flatMap((folder) =>
      readContentTexts(contentDir, folder, locale, isOffered).flatMap((text) =>
        checkText(text, lent),
      ),
    ),
  );
}

function checkText(
  text: ContentText<'banners' | 'campaigns'>,
  { tariffPeriods, mortgages }: LentRates,
): readonly ConfigurationFault[] {
  const [from, until] = [text.data?.from, text.data?.until].map((day) => parseIsoDate(day ?? ''));
  if (!from || !until) return [];
  const ofMortgages = mortgageRates(mortgages);
  return [...text.written.matchAll(RATE)].flatMap(({ 0: written, 1: units, 2: parts, index }) => {
    const rate = Number(`${units}.${parts}`);
    if (ofMortgages.has(rate)) return [];
    const without = periodsWithin(tariffPeriods, from, until).find(
      ({ tariffs }) => !taegsOf(tariffs).has(rate),
    );
    if (without === undefined) return [];
    const day = latest(from, without.from);
    const reason = `names ${written}, which no tariff has on ${formatIsoDate(day)}, when it is shown`;
    return [text.faultIn(index, reason)];
  });
}

/** The periods of which at least a day lies between two days. */
function periodsWithin(
  periods: TariffPeriods,
  from: CalendarDate,
  until: CalendarDate,
): readonly TariffPeriod[] {
  return periods.filter((period, at) => {
    const next = periods[at + 1]?.from;
    const startsInTime = period.from === undefined || compareDates(period.from, until) <= 0;
    return startsInTime && (next === undefined || compareDates(next, from) > 0);
  });
}

const latest = (day: CalendarDate, other: CalendarDate | undefined): CalendarDate =>
  other && compareDates(other, day) > 0 ? other : day;

const taegsOf = (tariffs: TariffPeriod['tariffs']): ReadonlySet<number> =>
  new Set(
    Object.values(tariffs).flatMap(({ rates }) =>
      rates.flatMap(({ offers }) => offers.map(({ taeg }) => taeg)),
    ),
  );

const mortgageRates = (mortgages: Mortgages): ReadonlySet<number> =>
  new Set(
    Object.values(mortgages).flatMap(({ rates }) =>
      Object.values(rates).flatMap((variant) => variant.map(({ rate }) => rate)),
    ),
  );
