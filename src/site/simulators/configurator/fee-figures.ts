import { FEES_OF, type Fee } from '#domain/mortgage/fees.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';

/** A fee's name among the figures of the contract, and in the answer of the call. */
const FIGURES: Readonly<
  Record<Fee, { value: string; key: Exclude<keyof OfferOption['taeg_details'], 'base_taeg'> }>
> = {
  dossier: { value: 'dossierFees', key: 'dossier_fees' },
  expertise: { value: 'expertiseFees', key: 'expertise_fees' },
  insurance: { value: 'insuranceFees', key: 'insurance_fees' },
  record: { value: 'recordFees', key: 'record_fees' },
};

/** A fee line: what is paid for it, in euros. */
export interface FeeFigure {
  readonly fee: Fee;
  readonly value: string;
  readonly amount: number;
}

/** The fee lines of an offer (spec 1 §9): those that its product has, insurance above 0 alone. */
export function feeFigures(
  product: MortgageProduct,
  details: OfferOption['taeg_details'],
): readonly FeeFigure[] {
  return FEES_OF[product]
    .map((fee) => ({ fee, value: FIGURES[fee].value, amount: details[FIGURES[fee].key] }))
    .filter(({ fee, amount }) => fee !== 'insurance' || amount > 0);
}
