import { monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import type { ProductCode, ProductFamily, Tariff, Tariffs } from '#domain/tariff/tariff.ts';
import { SMALL_ADVANCE_PERCENT } from '#journey/alternative-conditions.ts';

/** The loans for a new vehicle: from which down payment on, and below it. */
const CODES: Partial<Record<ProductFamily, { large: ProductCode; small: ProductCode }>> = {
  car: { large: 'TAEGIVA1', small: 'TAEGIVB1' },
  mobilhome: { large: 'TAEGIMA1', small: 'TAEGIMB1' },
};

/** One of the two ways to pay for the same vehicle. Money in cents, `taeg` in percent. */
export interface Way {
  readonly downPayment: Cents;
  readonly borrowed: Cents;
  readonly taeg: number;
  readonly payment: Cents;
  /** What the vehicle costs with the loan, the down payment included. */
  readonly inAll: Cents;
}

export interface DownPaymentPair {
  readonly price: Cents;
  /** In months. */
  readonly duration: number;
  readonly percent: number;
  readonly with: Way;
  readonly without: Way;
}

/**
 * The same vehicle, over the same duration, with the down payment from which the lower rate holds and
 * without any; its price is the amount of the dearer loan's representative example. Undefined for a
 * family without such a rule, and where the tariff lends one of the amounts over another duration.
 */
export function pairByDownPayment(
  family: ProductFamily,
  tariffs: Tariffs,
): DownPaymentPair | undefined {
  const codes = CODES[family];
  const tariff = codes && { large: tariffs[codes.large], small: tariffs[codes.small] };
  if (!tariff?.large || !tariff.small) return undefined;
  const { amount: price, duration } = tariff.small.example;
  const pay = (at: Tariff, downPayment: Cents): Way | undefined => {
    const borrowed = cents(price - downPayment);
    const found = findRate(at, borrowed, duration);
    if (found.kind !== 'offered') return undefined;
    const { taeg } = found;
    const payment = monthlyPayment(borrowed, taeg, duration);
    const inAll = addCents(downPayment, totalToPay(payment, duration));
    return { downPayment, borrowed, taeg, payment, inAll };
  };
  const percent = SMALL_ADVANCE_PERCENT;
  const large = pay(tariff.large, cents(Math.round((price * percent) / 100)));
  const small = pay(tariff.small, cents(0));
  return large && small && { price, duration, percent, with: large, without: small };
}
