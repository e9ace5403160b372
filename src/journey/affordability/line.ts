import type { Cents } from '#domain/money/money.ts';
import type { Borrower } from '../borrowers.ts';

/** The incomes that are asked for, under the specification's names. */
export const INCOME_IDS = [
  'mainIncome',
  'rentalIncome',
  'complementaryActivity',
  'secondJobIncome',
  'familyAllowances',
  'alimony',
  'mealVouchers',
] as const;
export type IncomeId = (typeof INCOME_IDS)[number];

/** `housing` and `revolving` belong to the household, `payment` to the new loan. */
export const FEE_IDS = [
  'housing',
  'alimonyFee',
  'extraFeesAmount',
  'credit',
  'revolving',
  'payment',
] as const;
export type FeeId = (typeof FEE_IDS)[number];

/** Why an amount does not count as given. */
export const BUDGET_REASONS = [
  // Without a job there is no main income.
  'withoutJob',
  // Unemployed: alone; the higher and the lower of two; the only one of two.
  'capAlone',
  'capHigher',
  'capLower',
  'capOneOfTwo',
  // Only a share counts: rental income.
  'share',
  // Asked and passed on, but never counted.
  'notCounted',
  // Housing below the minimum: for tenants, two households, or others.
  'floorTenant',
  'floorApart',
  'floor',
  // The new loan repays it.
  'paidBack',
  // Revolving credit: within the allowance; the rest as a loan of 60 or 96 months.
  'allowance',
  'over60',
  'over96',
] as const;
export type Why = (typeof BUDGET_REASONS)[number];

/** An amount in the household's budget: what was given, what counts, and why they differ. */
export interface Line<Id extends IncomeId | FeeId = IncomeId | FeeId> {
  readonly id: Id;
  /** Absent if the line belongs to the household. */
  readonly borrower?: Borrower;
  /** For a `credit`: its position in the borrower's `currentCredits`. */
  readonly entry?: number;
  readonly given: Cents;
  readonly counted: Cents;
  /** Absent if the amount counts as given. */
  readonly why?: Why;
}

/** A line, with its reason if the counted amount differs from the given one. */
export function line<Id extends IncomeId | FeeId>(
  fixed: Pick<Line<Id>, 'id' | 'borrower' | 'entry' | 'given'>,
  counted: Cents,
  why: Why,
): Line<Id> {
  return counted === fixed.given ? { ...fixed, counted } : { ...fixed, counted, why };
}
