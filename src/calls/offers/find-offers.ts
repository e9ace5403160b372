import { z } from 'zod';
import {
  type MortgageMode,
  type MortgageProduct,
  RATE_VARIANTS,
} from '#domain/mortgage/mortgage.ts';
import type { Call } from '../call.ts';
import { outOfBounds } from '../lookups/out-of-bounds.ts';
import { named, refusal } from '../problems.ts';

/** The names of the modes in the query (C-7.17). */
const MODES = { total: 'borrow', monthly: 'settle' } as const satisfies Record<
  string,
  MortgageMode
>;

/** The names of the products in the query: a flat costs the same as a house. */
const PRODUCTS = { house: 'CH', flat: 'CH', light: 'LIGHT' } as const satisfies Record<
  string,
  MortgageProduct
>;

/**
 * A whole number of any number of digits. Anything else is undefined, and so outside all bounds: the
 * caller is told the bounds.
 */
const wholeNumber = (description: string) =>
  z
    .unknown()
    .optional()
    .transform((value): number | undefined =>
      typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined,
    )
    .meta({ description, type: 'integer', minimum: 1 });

const namesOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  Object.keys(names) as Name[];

const offerQuery = z.object({
  amount: wholeNumber('Whole euros: the amount to borrow, or the monthly payment'),
  duration: wholeNumber('Years'),
  mode: z
    .enum(namesOf(MODES))
    .transform((mode) => MODES[mode])
    .describe('total: amount is the amount to borrow; monthly: amount is the monthly payment'),
  type: z
    .enum(namesOf(PRODUCTS))
    .transform((type) => PRODUCTS[type])
    .describe('What secures the loan: a house, a flat, or only a mortgage promise'),
});

export type OfferQuery = z.output<typeof offerQuery>;

const euros = z.number().min(0).describe('Euros');
const paid = z.number().positive().describe('Euros');
const percent = z.number().min(0).describe('Percent a year');
const years = z.int().positive();

const detail = z
  .object({
    label: z.string(),
    value: z.string(),
    figure: z
      .string()
      .exactOptional()
      .describe('The name of the figure that the line states, e.g. totalCost'),
    number: z
      .number()
      .min(0)
      .exactOptional()
      .describe('The value of that figure, in euros or percent a year'),
  })
  .refine(({ figure, number }) => (figure === undefined) === (number === undefined));

const highest = z
  .object({
    after_years: years,
    every_years: years,
    cap: z.number().min(0).describe('Percentage points up or down'),
    base_taeg: percent,
    monthly_amount: euros,
    total_cost: euros,
    final_taeg: percent,
  })
  .describe('For a variable rate: the figures with the rate at its cap from the first change on');

const offer = z.object({
  id: z.string().describe('Product, variant and years: CH-10-5-5-20'),
  variant: z.enum(RATE_VARIANTS),
  rate: euros.describe('The monthly payment, in euros'),
  length: z.string(),
  name: z.string(),
  height: z.int().min(130).max(190),
  details: z.array(detail).readonly(),
  taeg: percent.describe('The same as final_taeg'),
  taeg_details: z.object({
    base_taeg: percent.describe('The effective borrowing rate, without fees'),
    dossier_fees: euros,
    expertise_fees: euros,
    insurance_fees: euros,
    record_fees: euros,
  }),
  monthly_amount: paid,
  total_cost: paid.describe('All payments, without the fees'),
  total_amount: paid.describe('The amount borrowed'),
  final_taeg: percent.describe('The annual percentage rate, with all fees paid at the start'),
  highest: highest.exactOptional(),
});

/** The answer: ids are unique, because the radios could not tell two equal ids apart. */
export const offersAnswer = z.object({
  offers: z
    .array(offer)
    .readonly()
    .refine((offers) => new Set(offers.map(({ id }) => id)).size === offers.length),
  too_little: z
    .object({
      least_amount: euros,
      from_monthly_amount: z.int().positive().exactOptional(),
      from_years: years.exactOptional(),
    })
    .exactOptional()
    .describe('Present if there are no offers: the monthly payment needed for the lowest amount'),
});

/** Called with the header of a script at the addresses of the configurator's pages (C-7.17). */
export const findOffers = {
  method: 'GET',
  url: '',
  schema: {
    summary: 'The offers for an amount or a monthly payment; without the header, the page',
    tags: ['offers'],
    querystring: offerQuery,
    response: {
      200: offersAnswer,
      404: refusal('The lender does not offer this product'),
      422: refusal(
        'A value is unknown, or out of bounds; the response states the bounds',
        outOfBounds,
        named('duration-not-offered', {
          min: z.number(),
          max: z.number(),
          offered: z.array(years).readonly().describe('Years'),
        }),
      ),
    },
  },
} as const satisfies Call;
