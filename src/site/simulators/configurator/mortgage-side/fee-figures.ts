import type { Fee } from '#domain/mortgage/fees.ts';
import { FEES_OF, type MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';

/** The name of a fee in the contract's figures and in the answer of the call. */
const FIGURES: Readonly<
  Record<Fee, { value: string; key: Exclude<keyof OfferOption['taeg_details'], 'base_taeg'> }>
> = {
  dossier: { value: 'dossierFees', key: 'dossier_fees' },
  expertise: { value: 'expertiseFees', key: 'expertise_fees' },
  insurance: { value: 'insuranceFees', key: 'insurance_fees' },
  record: { value: 'recordFees', key: 'record_fees' },
};

/** A fee line, in euros. */
export interface FeeFigure {
  readonly fee: Fee;
  readonly value: string;
  readonly amount: number;
}

/**
 * The fee lines of an offer (W-3.13): the fees that its product has; insurance only if it is
 * above 0.
 */
export function feeFigures(
  product: MortgageProduct,
  details: OfferOption['taeg_details'],
): readonly FeeFigure[] {
  return FEES_OF[product]
    .map((fee) => ({ fee, value: FIGURES[fee].value, amount: details[FIGURES[fee].key] }))
    .filter(({ fee, amount }) => fee !== 'insurance' || amount > 0);
}
