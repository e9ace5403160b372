import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import { barHeights } from '#domain/mortgage/bar-heights.ts';
import type { ShownFigure } from '../loan/answer-frame.tsx';
import { offersOf, type Simulation } from '../loan/simulate.ts';
import type { SimulationState } from '../loan/simulation-state.ts';

/** An offer as a bar shows it. */
export interface ShownOffer {
  readonly id: string;
  /** What tells it from the others: its duration, or how its rate may change. */
  readonly label: string;
  /** The same in full, where the label is short. */
  readonly spoken?: string;
  /** What is sought: the payment, or the amount. */
  readonly figure: ShownFigure;
  readonly taeg: ShownFigure;
  /** In months. */
  readonly duration: number;
  /** Of its bar, in pixels. */
  readonly height: number;
  /** How much of what is paid is interest, from 0 to 1. */
  readonly interest: number;
}

/** What an instalment loan's amount costs over each duration that it is lent for. */
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
    figure: paymentOf(offer, locale),
    taeg: taegOf(offer.taeg, locale),
    duration: offer.duration,
    height: heights[index] ?? 0,
    interest: offer.creditCost / offer.totalToPay,
  }));
}

/** An amount in euros under its name in the contract. */
export function money(value: string, euros: number, locale: Locale): ShownFigure {
  return { value, number: euros, text: formatAmount(toCents(euros), locale) };
}

function paymentOf({ payment }: Simulation, locale: Locale): ShownFigure {
  return money('monthlyAmount', toEuros(payment), locale);
}

export function taegOf(taeg: number, locale: Locale): ShownFigure {
  return { value: 'finalTaeg', alias: 'taeg', number: taeg, text: formatRate(taeg, locale) };
}
