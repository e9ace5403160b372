import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { offersOf } from '../../loan/simulate.ts';
import type { SimulationState } from '../../loan/simulation-state.ts';
import type { DetailedOffers } from '../detailed-offers.ts';

/** The offers of an instalment loan; undefined if its amount is out of bounds. */
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
  return chosen && { offers, chosen, hasFees: false, bounds: simulatorBoundsOf(tariff) };
}
