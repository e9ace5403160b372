import { z } from 'zod';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { CONDITION_REASONS } from '#journey/alternative-conditions.ts';

const euros = z.number().min(0).describe('Euros');

/** The server's verdict on the two borrowers, for the co-borrower's browser. */
export const verdicts = z
  .object({
    isTight: z.boolean(),
    hasInsufficientIncomes: z.boolean(),
    proposal: z
      .union([
        z.literal('not-offered'),
        z.object({
          product: z.enum(APPLICATION_PRODUCTS),
          duration: z.int().positive().describe('Months'),
          taeg: z.number().min(0).describe('Percent a year'),
          monthlyAmount: euros,
          amount: z.number().positive().describe('Euros'),
          additionalAmount: euros,
          reasons: z.array(z.enum(CONDITION_REASONS)).readonly(),
        }),
      ])
      .optional(),
  })
  .describe(
    'In mode e2, as soon as the co-borrower’s steps up to 3 are valid: the affordability of both borrowers',
  );
