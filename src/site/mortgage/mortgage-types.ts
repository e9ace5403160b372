import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { PageKey } from '../addresses.ts';

/** The values of the control `type` (spec 1 §2). */
export const MORTGAGE_TYPES = ['house', 'light'] as const;
export type MortgageType = (typeof MORTGAGE_TYPES)[number];

/** What each type is simulated as, and the page that opens with it. */
export const TYPES: Readonly<Record<MortgageType, { code: MortgageProduct; page: PageKey }>> = {
  house: { code: 'CH', page: 'mortgage' },
  light: { code: 'LIGHT', page: 'lightMortgage' },
};

export function isMortgageType(value: unknown): value is MortgageType {
  return MORTGAGE_TYPES.some((type) => type === value);
}
