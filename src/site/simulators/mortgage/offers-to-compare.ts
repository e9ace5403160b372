import type { Mortgage, MortgageMode } from '#domain/mortgage/mortgage.ts';
import { type MortgageLoan, offersFor } from '#domain/mortgage/work-out.ts';
import type { ComparedOffer } from '../frame/comparison.tsx';

/** Up to this number of durations, all are compared. */
const FEW = 6;

/** The amount over other durations. If there are many, every fifth year and the chosen duration. */
export function offersToCompare(
  mortgage: Mortgage,
  mode: MortgageMode,
  loan: MortgageLoan,
): readonly ComparedOffer[] {
  const offers = offersFor(mortgage, mode, loan.amount);
  return offers
    .filter(({ years }) => offers.length <= FEW || years % 5 === 0 || years === loan.years)
    .map(({ months, ...offer }) => ({ ...offer, duration: months }));
}
