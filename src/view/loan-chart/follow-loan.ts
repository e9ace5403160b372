import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { LoanForm } from './loan-form.ts';
import type { Flow, Slice } from './slices.ts';

/** A moment of a loan: where it lies on its picture, what is due then, and what was paid until then. */
export interface Moment {
  /** Whole months since the loan began: 0 is its first day, the loan's duration its end. */
  month: number;
  slice: Slice;
  balance: Cents;
  interestPaid: Cents;
  interestDue: Cents;
}

/** The moment so many months after the loan began; months beyond its end are its end. */
export function momentOf(flow: Flow, months: number, at: NonNullable<LoanForm['at']>): Moment {
  const { amount, instalments } = flow;
  const month = Math.min(Math.max(0, Math.round(months)), instalments.length);
  const interest = (of: Flow['instalments']) => addCents(...of.map((paid) => paid.interest));
  return {
    month,
    slice: at(flow, month / instalments.length),
    balance: month === 0 ? amount : (instalments[month - 1]?.balance ?? cents(0)),
    interestPaid: interest(instalments.slice(0, month)),
    interestDue: interest(instalments.slice(month)),
  };
}
