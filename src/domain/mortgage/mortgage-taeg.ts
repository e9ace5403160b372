import { annualPercentageRate } from '#domain/loan/annual-percentage-rate.ts';
import { type Cents, cents, toEuros } from '#domain/money/money.ts';

/**
 * The TAEG of a mortgage in percent with two decimals: its payments against the amount less the
 * fees, which are all paid at the start. Throws if the fees leave nothing of the amount.
 */
export function mortgageTaeg(amount: Cents, fees: Cents, payment: Cents, months: number): number {
  return taegOfPayments(cents(amount - fees), Array<Cents>(months).fill(payment));
}

/** The same for payments that vary, one a month. `drawn`: what the fees leave of the amount. */
export function taegOfPayments(drawn: Cents, payments: readonly Cents[]): number {
  // Without interest and fees, rounded payments can fall a few cents short of the amount.
  if (payments.reduce((sum, payment) => sum + payment, 0) <= drawn) return 0;
  const flows = payments.map((payment, index) => ({
    amount: toEuros(payment),
    at: (index + 1) / 12,
  }));
  const rate = annualPercentageRate([{ amount: toEuros(drawn), at: 0 }], flows);
  return Math.round(rate * 100 + 1e-9) / 100;
}
