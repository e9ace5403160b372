import { type Cents, toCents } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { offersOf } from '../simulator/simulate.ts';
import type { SimulationState } from '../simulator/simulation-state.ts';
import type { DetailedOffer } from './offer-details.tsx';
import type { ShownRefresh } from './show-refresh.ts';
import { monthsOf } from './shown-offers.ts';

/** Offers in full, which one is looked at, and the bounds that a picture of it is drawn to. */
export interface DetailedOffers {
  readonly offers: readonly DetailedOffer[];
  readonly chosen: DetailedOffer;
  readonly bounds: { readonly min: Cents; readonly max: Cents };
}

/** Those of an instalment loan; nothing where its amount is out of bounds. */
export function detailLoan(
  { choice: { tariff }, simulation, bounds }: SimulationState,
  sayDuration: (months: number) => string,
): DetailedOffers | undefined {
  if (bounds) return undefined;
  const offers = offersOf(tariff, simulation.total).map(({ total, duration, taeg, ...offer }) => ({
    id: `${tariff.code}-${duration}`,
    label: sayDuration(duration),
    amount: total,
    payment: offer.payment,
    months: duration,
    rate: taeg,
    taeg,
    totalToPay: offer.totalToPay,
  }));
  const chosen = offers.find(({ months }) => months === simulation.duration);
  return chosen && { offers, chosen, bounds: simulatorBoundsOf(tariff) };
}

/** Those of a mortgage, as the server sent them; nothing where there are none. */
export function detailMortgage(
  product: MortgageProduct,
  { offers, chosen }: Pick<ShownRefresh, 'offers' | 'chosen'>,
): DetailedOffers | undefined {
  if (!chosen) return undefined;
  return {
    offers: offers.map(detailOption),
    chosen: detailOption(chosen),
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
