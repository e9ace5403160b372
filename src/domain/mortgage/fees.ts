import { addCents, type Cents } from '#domain/money/money.ts';

/** The one-off costs of a mortgage on the day it is signed (C-7.25, `taeg_details`). */
export const FEES = ['dossier', 'expertise', 'insurance', 'record'] as const;
export type Fee = (typeof FEES)[number];

/** A fee that a product does not charge is 0. */
export type MortgageFees = Readonly<Record<Fee, Cents>>;

export function totalFees(fees: MortgageFees): Cents {
  return addCents(...FEES.map((fee) => fees[fee]));
}
