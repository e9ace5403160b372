import type { Localized } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { FEES, type Fee, type MortgageFees } from './fees.ts';

/** A mortgage credit and its lighter variant (W-3.2). */
export const MORTGAGE_PRODUCTS = ['CH', 'LIGHT'] as const;
export type MortgageProduct = (typeof MORTGAGE_PRODUCTS)[number];

/** The fees of a product: the light one has no valuation, insurance or deed (W-3.13). */
export const FEES_OF: Readonly<Record<MortgageProduct, readonly Fee[]>> = {
  CH: FEES,
  LIGHT: ['dossier'],
};

/** Whether the amount is given and the payment computed, or the other way round (W-3.1). */
export const MORTGAGE_MODES = ['borrow', 'settle'] as const;
export type MortgageMode = (typeof MORTGAGE_MODES)[number];

/** How the rate may change: never, or after so many years and then every so many years (W-3.14). */
export const RATE_VARIANTS = ['fixed', '3/3/3', '5/5/5', '10/5/5'] as const;
export type RateVariant = (typeof RATE_VARIANTS)[number];

/** A duration with its rate: effective, in percent a year, without fees. */
export interface MortgageRate {
  readonly years: number;
  readonly rate: number;
}

/** What a lender offers for a product; a variant that is not offered has no rates. */
export interface Mortgage {
  readonly code: MortgageProduct;
  readonly name: Localized;
  readonly tip: Localized;
  readonly info: Localized;
  /** The loan of the representative example, at a fixed rate that is offered. */
  readonly example: { readonly amount: Cents; readonly years: number };
  readonly fees: MortgageFees;
  /**
   * The costs of the deed of a purchase besides duty and notary's fee, as the lender estimates them; if
   * absent, the total of a purchase is not shown.
   */
  readonly deedCosts?: Cents | undefined;
  /** Sorted by years, ascending. */
  readonly rates: Readonly<Record<RateVariant, readonly MortgageRate[]>>;
}

/** The mortgages of a lender, by product; one that is absent is not offered. */
export type Mortgages = { readonly [Code in MortgageProduct]?: Mortgage };

/** The mortgages that are offered, in their order. */
export const mortgagesOffered = (mortgages: Mortgages): readonly MortgageProduct[] =>
  MORTGAGE_PRODUCTS.filter((code) => mortgages[code]);

/** Whether the lender offers any mortgage. */
export const offersMortgages = (mortgages: Mortgages): boolean =>
  mortgagesOffered(mortgages).length > 0;

/** A mortgage that is offered. Throws for one that is not. */
export function offeredMortgage(mortgages: Mortgages, code: MortgageProduct): Mortgage {
  const mortgage = mortgages[code];
  if (!mortgage) throw new Error(`The lender does not offer ${code}`);
  return mortgage;
}
