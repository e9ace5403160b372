import type { RateVariant } from './mortgage.ts';

/** How a variable rate moves: its first change after so many years, the others every so many. */
export interface RatePeriods {
  readonly first: number;
  readonly every: number;
}

/** By the name of the variant, whose last figure is how long its last periods are (spec 1 §9). */
export const RATE_PERIODS: Readonly<Record<RateVariant, RatePeriods | undefined>> = {
  fixed: undefined,
  '3/3/3': { first: 3, every: 3 },
  '5/5/5': { first: 5, every: 5 },
  '10/5/5': { first: 10, every: 5 },
};

/**
 * By how many percentage points a variable rate may leave that of the start, up or down (spec 1 §9).
 * The law wants a cap, and one no higher upwards than downwards (CDE/WER VII.143).
 */
export const RATE_CAP = 2;

/** How many years the rate of the start holds; of a fixed one, as long as the loan. */
export function firstPeriod(variant: RateVariant): number {
  return RATE_PERIODS[variant]?.first ?? Number.POSITIVE_INFINITY;
}

/** Whether a rate of this variant would change before a loan of so many years ends; a fixed one need not. */
export function outlastsFirstPeriod(variant: RateVariant, years: number): boolean {
  return variant === 'fixed' || years > firstPeriod(variant);
}
