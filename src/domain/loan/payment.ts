import { type Cents, cents, toEuros, truncateToCents } from '#domain/money/money.ts';

/**
 * The constant monthly payment of a consumer or co-property loan, truncated to cents:
 * amount × m / (1 − (1 + r)^(−months/12)). At a rate of 0 it is amount ÷ months. `taeg` in percent a
 * year. Throws if the duration is not a whole number of months over 0.
 */
export function monthlyPayment(amount: Cents, taeg: number, months: number): Cents {
  const share = paymentOfOneEuro(taeg, months);
  if (monthlyRate(taeg) === 0) return cents(Math.floor(amount / months));
  return truncateToCents(toEuros(amount) * share);
}

/**
 * The monthly payment for each euro lent, neither rounded nor truncated. `rate` is the effective rate in
 * percent a year. Throws if the duration is not a whole number of months over 0.
 */
export function paymentOfOneEuro(rate: number, months: number): number {
  if (!Number.isInteger(months) || months < 1) throw new Error(`${months} is not a duration`);
  const growth = yearlyGrowth(rate);
  if (growth === 0) return 1 / months;
  return Math.expm1(growth / 12) / -Math.expm1((-growth * months) / 12);
}

/** Payment × months: the total that the borrower pays back. */
export function totalToPay(payment: Cents, months: number): Cents {
  return cents(payment * months);
}

/** The cost of the credit: the total paid back, less the amount. */
export function costOfCredit(amount: Cents, payment: Cents, months: number): Cents {
  return cents(totalToPay(payment, months) - amount);
}

/** The effective monthly rate for a yearly rate in percent, as a fraction: (1 + r)^(1/12) − 1. */
export function monthlyRate(taeg: number): number {
  return Math.expm1(yearlyGrowth(taeg) / 12);
}

/** The fixed borrowing rate of a representative example, in percent: twelve monthly rates. */
export function nominalRate(taeg: number): number {
  return monthlyRate(taeg) * 12 * 100;
}

/**
 * ln(1 + r), where r is the rate ÷ 100 rounded to 4 decimals. Uses logarithms because
 * (1 + r)^(1/12) − 1 loses half its digits in the subtraction. The small addition makes a rate such
 * as 1.005, which binary stores slightly too low, round up.
 */
function yearlyGrowth(taeg: number): number {
  if (!(taeg >= 0)) throw new Error(`${taeg} is not a rate`);
  return Math.log1p(Math.floor(taeg * 100 + 0.5 + 1e-9) / 10_000);
}
