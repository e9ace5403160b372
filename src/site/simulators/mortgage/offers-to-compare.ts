import type { Mortgage, MortgageMode } from '#domain/mortgage/mortgage.ts';
import { type MortgageLoan, offersFor } from '#domain/mortgage/work-out.ts';
import type { ComparedOffer } from '../loan/comparison.tsx';

/** Over no more durations than these, in number, each is worth comparing. */
const FEW = 6;

/** The amount over other durations: where there are many, over every fifth year and the chosen one. */
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
