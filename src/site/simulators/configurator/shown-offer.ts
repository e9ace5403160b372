import type { Locale } from '#domain/locale/locale.ts';
import { rateFigure, type ShownFigure } from '../frame/shown-figure.ts';

/** An offer as a bar shows it. */
export interface ShownOffer {
  readonly id: string;
  /** What distinguishes it from the others: its duration, or how its rate may change. */
  readonly label: string;
  /** The label in full, if `label` is an abbreviation. */
  readonly spoken?: string;
  /** The main figure: the payment, or the amount. */
  readonly figure: ShownFigure;
  readonly taeg: ShownFigure;
  /** The duration, in months. */
  readonly duration: number;
  /** The height of its bar, in pixels. */
  readonly height: number;
  /** The share of interest in the total paid, from 0 to 1. */
  readonly interest: number;
}

/** The annual percentage rate of an offer, under both of its names. */
export function taegOf(taeg: number, locale: Locale): ShownFigure {
  return { ...rateFigure('finalTaeg', taeg, locale), alias: 'taeg' };
}
