import type { PageKey } from '#addresses/pages.ts';
import {
  type Mortgage,
  type MortgageProduct,
  type Mortgages,
  offeredMortgage,
} from '#domain/mortgage/mortgage.ts';
import type { LoanText } from '#site/content/loan-texts/loan-texts.ts';

/** The values of the control `type` (C-2.4). */
export const MORTGAGE_TYPES = ['house', 'light'] as const;
export type MortgageType = (typeof MORTGAGE_TYPES)[number];

/** For each type: the product it is simulated as, its page and that page's text. */
export const TYPES: Readonly<
  Record<MortgageType, { code: MortgageProduct; page: PageKey; text: LoanText }>
> = {
  house: { code: 'CH', page: 'mortgage', text: 'mortgage' },
  light: { code: 'LIGHT', page: 'lightMortgage', text: 'lightMortgage' },
};

/** The types whose product is offered, in their order. */
export const typesOffered = (mortgages: Mortgages): readonly MortgageType[] =>
  MORTGAGE_TYPES.filter((type) => mortgages[TYPES[type].code]);

/** The product that a type is simulated as. Throws for a type that is not offered. */
export const mortgageOf = (mortgages: Mortgages, type: MortgageType): Mortgage =>
  offeredMortgage(mortgages, TYPES[type].code);

export function isMortgageType(value: unknown): value is MortgageType {
  return MORTGAGE_TYPES.some((type) => type === value);
}

/** The type that a page opens with. Throws for a page without a mortgage simulator. */
export function mortgageTypeOnPage(page: PageKey): MortgageType {
  const type = MORTGAGE_TYPES.find((candidate) => TYPES[candidate].page === page);
  if (!type) throw new Error(`No mortgage has the page ${page}`);
  return type;
}
