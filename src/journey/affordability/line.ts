import type { Cents } from '#domain/money/money.ts';
import type { Borrower } from '../borrowers.ts';

/** The incomes that are asked, under the specification's names. */
export type IncomeId =
  | 'mainIncome'
  | 'rentalIncome'
  | 'complementaryActivity'
  | 'secondJobIncome'
  | 'familyAllowances'
  | 'alimony'
  | 'mealVouchers';

/** `housing` and `revolving` are the household's, `payment` is the new loan's. */
export type FeeId =
  | 'housing'
  | 'alimonyFee'
  | 'extraFeesAmount'
  | 'credit'
  | 'revolving'
  | 'payment';

/** Why an amount does not count as it was given. */
export type Why =
  /** Without a job there is no main income. */
  | 'withoutJob'
  /** Unemployed: alone; the higher and the lower of two; the one of two. */
  | 'capAlone'
  | 'capHigher'
  | 'capLower'
  | 'capOneOfTwo'
  /** A share of it counts: rental income. */
  | 'share'
  /** Asked and passed on, never counted. */
  | 'notCounted'
  /** Less housing than anyone pays: a tenant's, two households', everybody's floor. */
  | 'floorTenant'
  | 'floorApart'
  | 'floor'
  /** The new loan repays it. */
  | 'paidBack'
  /** Revolving credit: all within the allowance; what is left as a loan of 60 or 96 months. */
  | 'allowance'
  | 'over60'
  | 'over96';

/** One amount of the household's budget: what was given, what of it counts, and why not all. */
export interface Line<Id extends IncomeId | FeeId = IncomeId | FeeId> {
  readonly id: Id;
  /** Absent where the line is the household's. */
  readonly borrower?: Borrower;
  /** The place in the borrower's `currentCredits`, of a `credit`. */
  readonly entry?: number;
  readonly given: Cents;
  readonly counted: Cents;
  /** Absent where all counts as given. */
  readonly why?: Why;
}

/** A line, with its reason where what counts is not what was given. */
export function line<Id extends IncomeId | FeeId>(
  fixed: Pick<Line<Id>, 'id' | 'borrower' | 'entry' | 'given'>,
  counted: Cents,
  why: Why,
): Line<Id> {
  return counted === fixed.given ? { ...fixed, counted } : { ...fixed, counted, why };
}
