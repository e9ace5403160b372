import { type Cents, toCents } from '#domain/money/money.ts';
import type { MortgageMode, MortgageProduct } from './mortgage.ts';

/** A lowest and a highest value, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What may be asked for: `amount` in whole euros, to borrow or to pay a month, depending on the mode. */
export interface MortgageLimits {
  readonly amount: Range;
  readonly years: Range;
}

/** The configurator's limits (W-3.3 to W-3.6), which the simulators share. */
export const MORTGAGE_LIMITS: Readonly<
  Record<MortgageProduct, Readonly<Record<MortgageMode, MortgageLimits>>>
> = {
  CH: {
    borrow: { amount: { min: 25_000, max: 750_000 }, years: { min: 10, max: 25 } },
    settle: { amount: { min: 200, max: 2_500 }, years: { min: 10, max: 25 } },
  },
  LIGHT: {
    borrow: { amount: { min: 10_000, max: 750_000 }, years: { min: 5, max: 10 } },
    settle: { amount: { min: 100, max: 2_500 }, years: { min: 5, max: 25 } },
  },
};

/** The initial values of a simulator (W-3.3 to W-3.6): euros as above, and years. */
export const MORTGAGE_DEFAULTS: Readonly<
  Record<MortgageProduct, Readonly<Record<MortgageMode, { amount: number; years: number }>>>
> = {
  CH: { borrow: { amount: 25_000, years: 10 }, settle: { amount: 2_500, years: 10 } },
  LIGHT: { borrow: { amount: 10_000, years: 5 }, settle: { amount: 200, years: 5 } },
};

/** The lowest and the highest amount that a product lends, in either mode. */
export function lentBounds(product: MortgageProduct): { min: Cents; max: Cents } {
  const { min, max } = MORTGAGE_LIMITS[product].borrow.amount;
  return { min: toCents(min), max: toCents(max) };
}

export function isWithin({ min, max }: Range, value: number): boolean {
  return min <= value && value <= max;
}
