import { z } from 'zod';
import type { MortgageMode, MortgageProduct } from '#domain/mortgage/mortgage.ts';

/** How the query names the modes (spec 1 §7). */
const MODES = { total: 'borrow', monthly: 'settle' } as const satisfies Record<
  string,
  MortgageMode
>;

/** And the products: a flat costs what a house does. */
const PRODUCTS = { house: 'CH', flat: 'CH', light: 'LIGHT' } as const satisfies Record<
  string,
  MortgageProduct
>;

/**
 * A whole number as digits, however many of them. What is none is undefined, and so outside all bounds:
 * whoever sent it is told the bounds.
 */
const wholeNumber = z
  .unknown()
  .optional()
  .transform((value): number | undefined =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined,
  );

export const offerQuery = z.object({
  /** To borrow or to pay a month, in euros. */
  amount: wholeNumber,
  /** In years. */
  duration: wholeNumber,
  mode: z.enum(Object.keys(MODES) as (keyof typeof MODES)[]).transform((mode) => MODES[mode]),
  type: z
    .enum(Object.keys(PRODUCTS) as (keyof typeof PRODUCTS)[])
    .transform((type) => PRODUCTS[type]),
});

export type OfferQuery = z.output<typeof offerQuery>;
