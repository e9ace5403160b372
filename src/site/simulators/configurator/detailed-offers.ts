import type { Cents } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { offersOf } from '../loan/simulate.ts';
import type { SimulationState } from '../loan/simulation-state.ts';
import type { DetailedOffer } from './offer-details.tsx';

/** Offers in full, which one is looked at, and the bounds that a picture of it is drawn to. */
export interface DetailedOffers {
  readonly offers: readonly DetailedOffer[];
  readonly chosen: DetailedOffer;
  readonly bounds: { readonly min: Cents; readonly max: Cents };
}

/** Those of an instalment loan; nothing where its amount is out of bounds. */
export function detailLoan(
  { choice: { tariff }, simulation, bounds }: SimulationState,
  formatDuration: (months: number) => string,
): DetailedOffers | undefined {
  if (bounds) return undefined;
  const offers = offersOf(tariff, simulation.total).map(({ total, duration, taeg, ...offer }) => ({
    id: `${tariff.code}-${duration}`,
    label: formatDuration(duration),
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
