import { totalToPay } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents, toCents } from '#domain/money/money.ts';
import { totalFees } from './fees.ts';
import { isWithin, lentBounds, MORTGAGE_LIMITS, type Range } from './limits.ts';
import type { Mortgage, MortgageMode, MortgageRate, RateVariant } from './mortgage.ts';
import { largestMortgage, mortgagePayment } from './mortgage-payment.ts';
import { mortgageTaeg } from './mortgage-taeg.ts';

/** A computed mortgage. Money in cents, rates in percent a year. */
export interface MortgageLoan {
  readonly amount: Cents;
  readonly years: number;
  readonly months: number;
  /** The effective rate, without fees. */
  readonly rate: number;
  readonly payment: Cents;
  /** Payment × months; the fees, paid at the start, come on top. */
  readonly totalToPay: Cents;
  readonly fees: Cents;
  /** The cost of the credit: interest and fees. */
  readonly creditCost: Cents;
  /** Including the fees. */
  readonly taeg: number;
}

/** Why there is no loan. */
export type MortgageRefusal =
  /** What was asked for, in whole euros, is outside the limits. */
  | ({ readonly kind: 'outOfBounds' } & Range)
  /**
   * The monthly payment borrows less than the lowest amount that is lent. It would be enough from so many
   * euros a month on, or over so many years, if there are such values.
   */
  | {
      readonly kind: 'tooLittle';
      readonly least: Cents;
      readonly fromPayment: number | undefined;
      readonly fromYears: number | undefined;
    };

export type WorkedOut =
  | { readonly ok: true; readonly loan: MortgageLoan }
  | { readonly ok: false; readonly refusal: MortgageRefusal };

/** What is asked for, in whole euros: the amount to borrow or to pay a month, depending on the mode. */
export interface MortgageQuestion {
  readonly mode: MortgageMode;
  readonly amount: number | undefined;
  /** One of the durations offered. */
  readonly years: number;
}

/** The durations offered in a mode with their rates, ascending. */
export function ratesOffered(
  mortgage: Mortgage,
  mode: MortgageMode,
  variant: RateVariant = 'fixed',
): readonly MortgageRate[] {
  const { years: range } = MORTGAGE_LIMITS[mortgage.code][mode];
  return mortgage.rates[variant].filter(({ years }) => isWithin(range, years));
}

/** Computes a mortgage, or says why there is none. Throws if the duration is not offered. */
export function workOutMortgage(
  mortgage: Mortgage,
  { mode, amount, years }: MortgageQuestion,
  variant: RateVariant = 'fixed',
): WorkedOut {
  const { amount: range } = MORTGAGE_LIMITS[mortgage.code][mode];
  if (amount === undefined || !isWithin(range, amount))
    return { ok: false, refusal: { kind: 'outOfBounds', ...range } };
  const offered = ratesOffered(mortgage, mode, variant);
  const rateOfYears = offered.find((rate) => rate.years === years);
  if (!rateOfYears) throw new Error(`${mortgage.code} is not offered over ${years} years`);
  if (mode === 'borrow')
    return { ok: true, loan: makeLoan(mortgage, toCents(amount), rateOfYears) };
  const { min, max } = lentBounds(mortgage.code);
  const largest = lentFor(amount, rateOfYears);
  if (largest >= min)
    return { ok: true, loan: makeLoan(mortgage, cents(Math.min(largest, max)), rateOfYears) };
  const enough = leastPayment(min, rateOfYears);
  return {
    ok: false,
    refusal: {
      kind: 'tooLittle',
      least: min,
      fromPayment: isWithin(range, enough) ? enough : undefined,
      fromYears: offered.find((rate) => rate.years > years && lentFor(amount, rate) >= min)?.years,
    },
  };
}

/** The loan for an amount over every duration offered in a mode, ascending. */
export function offersFor(
  mortgage: Mortgage,
  mode: MortgageMode,
  amount: Cents,
): readonly MortgageLoan[] {
  return ratesOffered(mortgage, mode).map((rate) => makeLoan(mortgage, amount, rate));
}

/** The lowest whole number of euros a month that borrows this amount. */
function leastPayment(amount: Cents, rate: MortgageRate): number {
  return Math.ceil(mortgagePayment(amount, rate.rate, rate.years * 12) / 100);
}

function lentFor(euros: number, { rate, years }: MortgageRate): Cents {
  return largestMortgage(toCents(euros), rate, years * 12);
}

function makeLoan(mortgage: Mortgage, amount: Cents, { rate, years }: MortgageRate): MortgageLoan {
  const months = years * 12;
  const payment = mortgagePayment(amount, rate, months);
  const fees = totalFees(mortgage.fees);
  const total = totalToPay(payment, months);
  return {
    amount,
    years,
    months,
    rate,
    payment,
    totalToPay: total,
    fees,
    creditCost: addCents(total, fees, cents(-amount)),
    taeg: mortgageTaeg(amount, fees, payment, months),
  };
}
