import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { LoanText } from '#site/content/loan-texts/loan-texts.ts';
import type { PageKey } from '../../addresses.ts';

/** The values of the control `type` (spec 1 §2). */
export const MORTGAGE_TYPES = ['house', 'light'] as const;
export type MortgageType = (typeof MORTGAGE_TYPES)[number];

/** What each type is simulated as, the page that opens with it, and that page's text. */
export const TYPES: Readonly<
  Record<MortgageType, { code: MortgageProduct; page: PageKey; text: LoanText }>
> = {
  house: { code: 'CH', page: 'mortgage', text: 'mortgage' },
  light: { code: 'LIGHT', page: 'lightMortgage', text: 'lightMortgage' },
};

export function isMortgageType(value: unknown): value is MortgageType {
  return MORTGAGE_TYPES.some((type) => type === value);
}
