import { type Cents, toCents } from '#domain/money/money.ts';
import type { ProductCode, ProductFamily, Tariff, Tariffs } from '#domain/tariff/tariff.ts';
import type { PageKey } from '../../addresses.ts';

/** The values of the control `type`. */
export type LoanType = 'standard' | 'new' | 'used' | 'classic' | 'energetic';

interface Family {
  /** The page its simulator stands on. */
  page: PageKey;
  /** Where `apply` leads. */
  leadsTo: PageKey;
  /** The product each choice is simulated as; the simulator opens with the first (decision 018). */
  types: readonly { type: LoanType; code: ProductCode }[];
  /** What it opens with, in euros (spec 1 §9); nothing: the lowest amount of the first type. */
  opensWith?: { amount: number; additionalAmount: number };
}

/** What every simulator offers, opens with and leads to. */
export const FAMILIES: Readonly<Record<ProductFamily, Family>> = {
  personal: {
    page: 'personalLoan',
    leadsTo: 'application',
    types: [{ type: 'standard', code: 'TAEGPSA1' }],
  },
  car: {
    page: 'carLoan',
    leadsTo: 'application',
    types: [
      { type: 'new', code: 'TAEGIVA1' },
      { type: 'used', code: 'TAEGIVC1' },
    ],
  },
  mobilhome: {
    page: 'mobileHomeLoan',
    leadsTo: 'application',
    types: [
      { type: 'new', code: 'TAEGIMA1' },
      { type: 'used', code: 'TAEGIMC1' },
    ],
  },
  renovation: {
    page: 'renovationLoan',
    leadsTo: 'application',
    types: [
      { type: 'classic', code: 'TAEGINI1' },
      { type: 'energetic', code: 'TAEGIAV1' },
    ],
    opensWith: { amount: 14_000, additionalAmount: 0 },
  },
  grouping: {
    page: 'grouping',
    leadsTo: 'application',
    types: [{ type: 'standard', code: 'TAEGINL1' }],
    opensWith: { amount: 25_000, additionalAmount: 10_000 },
  },
  coproperty: {
    page: 'coproperty',
    leadsTo: 'copropertyRequest',
    types: [{ type: 'standard', code: 'TAEGPCO2' }],
  },
};

/** One choice of a simulator, with its tariff. */
export interface LoanChoice {
  readonly type: LoanType;
  readonly tariff: Tariff;
}

/** What one simulator needs of the tariffs: plain data, as a page hands it to its island. */
export interface Offered {
  readonly family: ProductFamily;
  readonly choices: readonly LoanChoice[];
  readonly opensWith: { readonly amount: Cents; readonly additionalAmount: Cents } | undefined;
}

/** What a family's simulator offers, with the lender's tariffs. */
export function offeredBy(family: ProductFamily, tariffs: Tariffs): Offered {
  const { types, opensWith } = FAMILIES[family];
  return {
    family,
    choices: types.map(({ type, code }) => ({ type, tariff: tariffs[code] })),
    opensWith: opensWith && {
      amount: toCents(opensWith.amount),
      additionalAmount: toCents(opensWith.additionalAmount),
    },
  };
}
