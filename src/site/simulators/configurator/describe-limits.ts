import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { Range } from '#domain/mortgage/limits.ts';
import { fill } from '#words/translation.ts';

/** Whole euros, as the question and its heading have them. */
export function formatEuros(euros: number, locale: Locale): string {
  return formatAmount(toCents(euros), locale, 'whenNeeded');
}

/** The range of the amount, if the amount is outside it (W-4.16). */
export function describeLimits(
  broken: Range | undefined,
  sentence: string,
  locale: Locale,
): string | undefined {
  return (
    broken &&
    fill(sentence, { min: formatEuros(broken.min, locale), max: formatEuros(broken.max, locale) })
  );
}
