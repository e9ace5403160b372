import { annualPercentageRate } from '#domain/loan/annual-percentage-rate.ts';
import { type Cents, cents, toEuros } from '#domain/money/money.ts';

/**
 * The TAEG of a mortgage in percent with two decimals: its payments against the amount less the
 * fees, all of them paid at the start. Throws where the fees leave nothing of the amount.
 */
export function mortgageTaeg(amount: Cents, fees: Cents, payment: Cents, months: number): number {
  const drawn = cents(amount - fees);
  // Without interest and fees, rounded payments can fall a few cents short of the amount.
  if (payment * months <= drawn) return 0;
  const payments = Array.from({ length: months }, (_, index) => ({
    amount: toEuros(payment),
    at: (index + 1) / 12,
  }));
  const rate = annualPercentageRate([{ amount: toEuros(drawn), at: 0 }], payments);
  return Math.round(rate * 100 + 1e-9) / 100;
}
