import type { Cents } from '#domain/money/money.ts';

/**
 * The longest duration of a consumer credit, in months, by the amount in euros; upper bounds
 * included. Royal Decree of 14 September 2016, article 13. The decree sets none under 200 euros.
 */
const MAX_DURATIONS = [
  { upTo: 500, months: 18 },
  { upTo: 2_500, months: 24 },
  { upTo: 3_700, months: 30 },
  { upTo: 5_600, months: 36 },
  { upTo: 7_500, months: 42 },
  { upTo: 10_000, months: 48 },
  { upTo: 15_000, months: 60 },
  { upTo: 20_000, months: 84 },
  { upTo: 37_000, months: 120 },
  { upTo: Number.POSITIVE_INFINITY, months: 240 },
] as const;

/** The lowest amount, in euros, for which the decree sets a duration. */
export const MIN_LAWFUL_AMOUNT = 200;

/** The longest lawful duration in months for an amount; undefined under 200 euros. */
export function longestLawfulDuration(amount: Cents): number | undefined {
  if (amount < MIN_LAWFUL_AMOUNT * 100) return undefined;
  return MAX_DURATIONS.find(({ upTo }) => amount <= upTo * 100)?.months;
}
