import { paymentOfOneEuro } from '#domain/loan/payment.ts';
import { type Cents, cents, roundToCents, toEuros } from '#domain/money/money.ts';

/**
 * The constant monthly payment of a mortgage: the annuity at the effective yearly rate, rounded to
 * cents, unlike a consumer loan's, which is truncated. `rate` in percent.
 */
export function mortgagePayment(amount: Cents, rate: number, months: number): Cents {
  return roundToCents(toEuros(amount) * paymentOfOneEuro(rate, months));
}

/** The largest amount whose payment does not exceed `payment`, to the cent. */
export function largestMortgage(payment: Cents, rate: number, months: number): Cents {
  // The real value of a payment is less than half a cent above its rounded value.
  let amount = Math.ceil((payment + 0.5) / paymentOfOneEuro(rate, months));
  while (mortgagePayment(cents(amount), rate, months) > payment) amount -= 1;
  return cents(amount);
}
