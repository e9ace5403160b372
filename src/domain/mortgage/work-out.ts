import { totalToPay } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents, toCents } from '#domain/money/money.ts';
import { totalFees } from './fees.ts';
import { isWithin, lentBounds, MORTGAGE_LIMITS, type Range } from './limits.ts';
import type { Mortgage, MortgageMode, MortgageRate, RateVariant } from './mortgage.ts';
import { largestMortgage, mortgagePayment } from './mortgage-payment.ts';
import { mortgageTaeg } from './mortgage-taeg.ts';

/** A mortgage worked out. Money in cents, rates in percent a year. */
export interface MortgageLoan {
  readonly amount: Cents;
  readonly years: number;
  readonly months: number;
  /** Effective, fees left out. */
  readonly rate: number;
  readonly payment: Cents;
  /** Payment × months; the fees, paid at the start, come on top. */
  readonly totalToPay: Cents;
  readonly fees: Cents;
  /** What the credit costs: interest and fees. */
  readonly creditCost: Cents;
  /** With the fees. */
  readonly taeg: number;
}

/** Why there is no loan. */
export type MortgageRefusal =
  /** What was asked, in whole euros, is outside the limits. */
  | ({ readonly kind: 'outOfBounds' } & Range)
  /**
   * What one would pay a month borrows less than the least that is lent. It does from so many euros
   * a month on, or over so many years, where there are such.
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

/** What is asked: in whole euros, the amount to borrow or to pay a month, as the mode has it. */
export interface MortgageQuestion {
  readonly mode: MortgageMode;
  readonly amount: number | undefined;
  /** One of those offered. */
  readonly years: number;
}

/** The durations offered in a mode with their rates, rising. */
export function ratesOffered(
  mortgage: Mortgage,
  mode: MortgageMode,
  variant: RateVariant = 'fixed',
): readonly MortgageRate[] {
  const { years: range } = MORTGAGE_LIMITS[mortgage.code][mode];
  return mortgage.rates[variant].filter(({ years }) => isWithin(range, years));
}

/** Works a mortgage out, or says why there is none. Throws where the duration is not offered. */
export function workOutMortgage(
  mortgage: Mortgage,
  { mode, amount, years }: MortgageQuestion,
  variant: RateVariant = 'fixed',
): WorkedOut {
  const { amount: range } = MORTGAGE_LIMITS[mortgage.code][mode];
  if (amount === undefined || !isWithin(range, amount))
    return { ok: false, refusal: { kind: 'outOfBounds', ...range } };
  const offered = ratesOffered(mortgage, mode, variant);
  const found = offered.find((rate) => rate.years === years);
  if (!found) throw new Error(`${mortgage.code} is not offered over ${years} years`);
  if (mode === 'borrow') return { ok: true, loan: makeLoan(mortgage, toCents(amount), found) };
  const { min, max } = lentBounds(mortgage.code);
  const largest = lentFor(amount, found);
  if (largest >= min)
    return { ok: true, loan: makeLoan(mortgage, cents(Math.min(largest, max)), found) };
  const enough = leastPayment(min, found);
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

/** What the amount of a loan costs over every duration offered in a mode, rising. */
export function offersFor(
  mortgage: Mortgage,
  mode: MortgageMode,
  amount: Cents,
): readonly MortgageLoan[] {
  return ratesOffered(mortgage, mode).map((rate) => makeLoan(mortgage, amount, rate));
}

/** The smallest whole number of euros a month that borrows so much. */
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
