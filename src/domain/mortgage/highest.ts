import { amortise, type Instalment } from '#domain/loan/amortisation.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { RateVariant } from './mortgage.ts';
import { mortgagePayment } from './mortgage-payment.ts';
import { taegOfPayments } from './mortgage-taeg.ts';
import { RATE_CAP, RATE_PERIODS, type RatePeriods } from './variant.ts';
import type { MortgageLoan } from './work-out.ts';

/** The worst case of a variable rate: it rises as far as it may, as soon as it may. */
export interface HighestRate {
  readonly periods: RatePeriods;
  /** In percentage points above the initial rate. */
  readonly cap: number;
  /** The effective rate in percent a year, from the first change on. */
  readonly rate: number;
  /** From the first change on. */
  readonly payment: Cents;
  /** The sum of all payments, before and after the change. */
  readonly totalToPay: Cents;
  /** Interest and fees. */
  readonly creditCost: Cents;
  /** Over the whole loan, including the fees. */
  readonly taeg: number;
}

/**
 * The additional rate that Directive 2014/17/EU requires for a variable rate (article 17 (6);
 * annex II, part B, section 4): with a cap, the rate is assumed to rise at the earliest possible
 * opportunity to the highest level foreseen. The balance at that moment is paid back at that rate over the
 * remaining time. Undefined for a fixed rate, or if the loan ends before the first change.
 */
export function atHighest(loan: MortgageLoan, variant: RateVariant): HighestRate | undefined {
  const rise = riseOf(loan, variant);
  if (rise === undefined) return undefined;
  const { monthsBefore, monthsAfter, rate, payment } = rise;
  const total = cents(loan.payment * monthsBefore + payment * monthsAfter);
  const payments = [
    ...Array<Cents>(monthsBefore).fill(loan.payment),
    ...Array<Cents>(monthsAfter).fill(payment),
  ];
  return {
    periods: rise.periods,
    cap: RATE_CAP,
    rate,
    payment,
    totalToPay: total,
    creditCost: addCents(total, loan.fees, cents(-loan.amount)),
    taeg: taegOfPayments(cents(loan.amount - loan.fees), payments),
  };
}

/** The loan month by month, at today's rate throughout: fixed, or variable and never changed. */
export function repay({ amount, rate, months, payment }: MortgageLoan): readonly Instalment[] {
  return amortise(amount, rate, months, payment);
}

/** The same with the rate at its cap from the first change on. Undefined if there is no such change. */
export function repayAtHighest(
  loan: MortgageLoan,
  variant: RateVariant,
): readonly Instalment[] | undefined {
  const rise = riseOf(loan, variant);
  if (rise === undefined) return undefined;
  const { before, monthsBefore, monthsAfter, rate, payment, left } = rise;
  const after = amortise(left, rate, monthsAfter, payment);
  return [...before, ...after.map((flow) => ({ ...flow, month: flow.month + monthsBefore }))];
}

function riseOf(loan: MortgageLoan, variant: RateVariant) {
  const periods = RATE_PERIODS[variant];
  if (periods === undefined || loan.years <= periods.first) return undefined;
  const monthsBefore = periods.first * 12;
  const monthsAfter = loan.months - monthsBefore;
  const before = repay(loan).slice(0, monthsBefore);
  const left = before.at(-1)?.balance ?? loan.amount;
  const rate = addPercent(loan.rate, RATE_CAP);
  const payment = mortgagePayment(left, rate, monthsAfter);
  return { periods, monthsBefore, monthsAfter, before, left, rate, payment };
}

/** Adds points to a rate and keeps two decimals; 3.05 + 2 as floats would have sixteen. */
function addPercent(rate: number, points: number): number {
  return Math.round((rate + points) * 100) / 100;
}
