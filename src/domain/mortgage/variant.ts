import type { RateVariant } from './mortgage.ts';

/** When a variable rate changes: first after so many years, then every so many. */
export interface RatePeriods {
  readonly first: number;
  readonly every: number;
}

/** By variant, whose last number is the length of its later periods (W-3.14). */
export const RATE_PERIODS: Readonly<Record<RateVariant, RatePeriods | undefined>> = {
  fixed: undefined,
  '3/3/3': { first: 3, every: 3 },
  '5/5/5': { first: 5, every: 5 },
  '10/5/5': { first: 10, every: 5 },
};

/**
 * By how many percentage points a variable rate may differ from the initial rate, up or down (W-3.15).
 * The law requires a cap, and one that is no higher upwards than downwards (CDE/WER VII.143).
 */
export const RATE_CAP = 2;

/** How many years the initial rate holds; a fixed rate holds for the whole loan. */
export function firstPeriod(variant: RateVariant): number {
  return RATE_PERIODS[variant]?.first ?? Number.POSITIVE_INFINITY;
}

/** Whether a rate of this variant changes before a loan of so many years ends; false for a fixed rate. */
export function outlastsFirstPeriod(variant: RateVariant, years: number): boolean {
  return variant === 'fixed' || years > firstPeriod(variant);
}
