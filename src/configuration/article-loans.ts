import { type CalendarDate, formatIsoDate } from '#domain/calendar/date.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { changesAfter, type TariffPeriods, tariffsOn } from '#domain/tariff/tariff-periods.ts';
import { readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import type { IsOffered } from './offered-texts.ts';

/**
 * The loans that articles draw and that the tariffs of today, or of a day to come, do not lend: over that duration or for
 * that amount. A product that is not offered at all is a fault of its own.
 */
export function checkArticleLoans(
  contentDir: string,
  languages: readonly Locale[],
  isOffered: IsOffered,
  { tariffPeriods, today }: { tariffPeriods: TariffPeriods; today: CalendarDate },
): readonly ConfigurationFault[] {
  const days = [today, ...changesAfter(tariffPeriods, today)];
  return languages.flatMap((locale) =>
    readContentTexts(contentDir, 'news', locale, isOffered).flatMap((text) => {
      const { loan } = text.data ?? {};
      if (loan === undefined) return [];
      const { product, amount, duration } = loan;
      const without = days.find((day) => {
        const tariff = tariffsOn(tariffPeriods, day)[product];
        return tariff && findRate(tariff, cents(amount * 100), duration).kind !== 'offered';
      });
      if (without === undefined) return [];
      const day = without === today ? '' : ` from ${formatIsoDate(without)} on`;
      const reason = `draws ${amount} euros over ${duration} months, which ${product} does not offer${day}`;
      return [text.faultAt('loan', reason)];
    }),
  );
}
