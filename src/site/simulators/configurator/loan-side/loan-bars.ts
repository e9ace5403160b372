import type { Locale } from '#domain/locale/locale.ts';
import { barHeights } from '#view/offers/bar-heights.ts';
import { figuresOfLoan } from '../../loan/loan-figures.ts';
import { offersOf } from '../../loan/simulate.ts';
import type { SimulationState } from '../../loan/simulation-state.ts';
import { type ShownOffer, taegOf } from '../shown-offer.ts';

/** The cost of an instalment loan's amount over each duration it is lent for. */
export function offersOfLoan(
  { choice, simulation, bounds }: SimulationState,
  locale: Locale,
  formatDuration: (months: number) => string,
): readonly ShownOffer[] {
  if (bounds) return [];
  const offers = offersOf(choice.tariff, simulation.total);
  const heights = barHeights(offers.map(({ payment }) => payment));
  return offers.map((offer, index) => ({
    id: `${choice.tariff.code}-${offer.duration}`,
    label: formatDuration(offer.duration),
    figure: figuresOfLoan(offer, locale).payment,
    taeg: taegOf(offer.taeg, locale),
    duration: offer.duration,
    height: heights[index] ?? 0,
    interest: offer.creditCost / offer.totalToPay,
  }));
}
