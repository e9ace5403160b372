import { toCents } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import type { DetailedOffer, DetailedOffers } from '../detailed-offers.ts';
import { monthsOf } from './mortgage-bars.ts';
import type { ShownRefresh } from './show-refresh.ts';

/** The offers of a mortgage as the server sent them; undefined if there are none. */
export function detailMortgage(
  product: MortgageProduct,
  { offers, chosen }: Pick<ShownRefresh, 'offers' | 'chosen'>,
): DetailedOffers | undefined {
  if (!chosen) return undefined;
  return {
    offers: offers.map(detailOption),
    chosen: detailOption(chosen),
    hasFees: true,
    bounds: lentBounds(product),
  };
}

function detailOption(option: OfferOption): DetailedOffer {
  const { highest } = option;
  return {
    id: option.id,
    label: option.length,
    amount: toCents(option.total_amount),
    payment: toCents(option.monthly_amount),
    months: monthsOf(option),
    rate: option.taeg_details.base_taeg,
    taeg: option.final_taeg,
    totalToPay: toCents(option.total_cost),
    highest: highest && {
      payment: toCents(highest.monthly_amount),
      totalToPay: toCents(highest.total_cost),
    },
  };
}
