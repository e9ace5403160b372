import { type Cents, cents } from '#domain/money/money.ts';
import type { Why } from './line.ts';

/** Limits for a household of one or two borrowers. */
export interface Limits {
  /** The least that has to remain each month. */
  readonly remaining: Cents;
  /** The highest share of the income that may be owed, as a fraction. */
  readonly indebtedness: number;
}

/**
 * The lender's figures for assessing a household's budget. Amounts in cents, each
 * month if they are an income or a charge.
 */
export const BUDGET = {
  /** The day on which these figures were last changed: anyone who changes one changes it too. */
  asOf: '2026-11-21',
  /** The cap on an unemployed borrower's main income. */
  unemployedCaps: {
    capAlone: cents(1_100_00),
    capHigher: cents(1_100_00),
    capLower: cents(650_00),
    capOneOfTwo: cents(650_00),
  },
  /** The share of rental income that counts. */
  rentalPercent: 80,
  /** The least that housing costs for tenants, two households and others. */
  housingFloors: {
    floorTenant: cents(400_00),
    floorApart: cents(400_00),
    floor: cents(250_00),
  },
  /** Revolving credit that does not count, for one borrower and for two with income. */
  revolvingAllowance: { one: cents(2_500_00), two: cents(4_000_00) },
  /** Revolving credit above the allowance counts as a loan of these months and percent a year. */
  revolvingLoans: {
    small: { upTo: cents(5_000_00), months: 60, taeg: 12.5, why: 'over60' },
    large: { months: 96, taeg: 11.5, why: 'over96' },
  },
  /** The budget is tight below the first or above the second. */
  limits: {
    one: { remaining: cents(720_00), indebtedness: 0.55 },
    two: { remaining: cents(880_00), indebtedness: 0.6 },
  },
  /** From this many months on, no longer duration is suggested. */
  longestSuggestedFrom: 120,
} as const satisfies {
  unemployedCaps: Partial<Record<Why, Cents>>;
  housingFloors: Partial<Record<Why, Cents>>;
  limits: Readonly<Record<string, Limits>>;
} & Record<string, unknown>;
