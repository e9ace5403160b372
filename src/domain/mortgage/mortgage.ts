import type { Localized } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { MortgageFees } from './fees.ts';

/** A mortgage credit and its lighter variant (spec 1 §1). */
export const MORTGAGE_PRODUCTS = ['CH', 'LIGHT'] as const;
export type MortgageProduct = (typeof MORTGAGE_PRODUCTS)[number];

/** Whether the amount is given and the payment sought, or the other way round (spec 1 §3). */
export const MORTGAGE_MODES = ['borrow', 'settle'] as const;
export type MortgageMode = (typeof MORTGAGE_MODES)[number];

/** How the rate may change: never, or after so many years and then every so many (spec 1 §9). */
export const RATE_VARIANTS = ['fixed', '3/3/3', '5/5/5', '10/5/5'] as const;
export type RateVariant = (typeof RATE_VARIANTS)[number];

/** A duration with its rate: effective, in percent a year, fees left out. */
export interface MortgageRate {
  readonly years: number;
  readonly rate: number;
}

/** What a lender offers of one product; a variant that is not offered has no rates. */
export interface Mortgage {
  readonly code: MortgageProduct;
  readonly name: Localized;
  readonly tip: Localized;
  readonly info: Localized;
  /** The loan of the representative example, at a fixed rate; one that is offered. */
  readonly example: { readonly amount: Cents; readonly years: number };
  readonly fees: MortgageFees;
  /**
   * What the deed of a purchase costs besides duty and notary's fee, as the lender estimates it; where
   * it is not given, nobody is told what a whole purchase comes to.
   */
  readonly deedCosts?: Cents | undefined;
  /** By rising years. */
  readonly rates: Readonly<Record<RateVariant, readonly MortgageRate[]>>;
}

export type Mortgages = Readonly<Record<MortgageProduct, Mortgage>>;
