import { addCents, type Cents } from '#domain/money/money.ts';
import type { MortgageProduct } from './mortgage.ts';

/** What a mortgage costs on the day it is made, once (spec 1 §3, `taeg_details`). */
export const FEES = ['dossier', 'expertise', 'insurance', 'record'] as const;
export type Fee = (typeof FEES)[number];

/** Those a product has: the light one has no valuation, insurance or deed (spec 1 §9). */
export const FEES_OF: Readonly<Record<MortgageProduct, readonly Fee[]>> = {
  CH: FEES,
  LIGHT: ['dossier'],
};

/** A fee that a product does not have is 0. */
export type MortgageFees = Readonly<Record<Fee, Cents>>;

export function totalFees(fees: MortgageFees): Cents {
  return addCents(...FEES.map((fee) => fees[fee]));
}
