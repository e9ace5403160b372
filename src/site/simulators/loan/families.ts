import type { PageKey } from '#addresses/pages.ts';
import { type Cents, toCents } from '#domain/money/money.ts';
import {
  PRODUCT_FAMILIES,
  type ProductCode,
  type ProductFamily,
  type Tariff,
  type Tariffs,
} from '#domain/tariff/tariff.ts';

/** The values of the control `type`. */
export type LoanType = 'standard' | 'new' | 'used' | 'classic' | 'energetic';

interface Family {
  /** The page of its simulator. */
  page: PageKey;
  /** The address that `apply` leads to. */
  leadsTo: PageKey;
  /**
   * The product that each choice is simulated as; the simulator opens with the first (decision
   * 018).
   */
  types: readonly { type: LoanType; code: ProductCode }[];
  /**
   * The opening amounts, in euros (W-2.1 to W-2.6); without them, the lowest amount of the first type.
   */
  opensWith?: { amount: number; additionalAmount: number };
}

/** Per family: the choices, the opening amounts and the target of `apply`. */
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

/** A choice of a simulator, with its tariff. */
export interface LoanChoice {
  readonly type: LoanType;
  readonly tariff: Tariff;
}

/** What a simulator needs from the tariffs: plain data that a page passes to its island. */
export interface Offered {
  readonly family: ProductFamily;
  readonly choices: readonly LoanChoice[];
  readonly opensWith: { readonly amount: Cents; readonly additionalAmount: Cents } | undefined;
}

/** The choices of a family's simulator, with the lender's tariffs. */
export function offeredBy(family: ProductFamily, tariffs: Tariffs): Offered {
  const { types, opensWith } = FAMILIES[family];
  return {
    family,
    choices: types.flatMap(({ type, code }) => {
      const tariff = tariffs[code];
      return tariff ? [{ type, tariff }] : [];
    }),
    opensWith: opensWith && {
      amount: toCents(opensWith.amount),
      additionalAmount: toCents(opensWith.additionalAmount),
    },
  };
}

/** The family whose simulator is on a page. Throws for a page without a simulator. */
export function familyOnPage(page: PageKey): ProductFamily {
  const family = PRODUCT_FAMILIES.find((candidate) => FAMILIES[candidate].page === page);
  if (!family) throw new Error(`No family of loans has the page ${page}`);
  return family;
}
