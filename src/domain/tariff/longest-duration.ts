import type { Cents } from '#domain/money/money.ts';
import { offersFor } from './rate.ts';
import type { Tariff } from './tariff.ts';

/** The longest duration in months, for an amount or for any; undefined for an amount out of bounds. */
export function longestDuration(tariff: Tariff): number;
export function longestDuration(tariff: Tariff, amount: Cents | undefined): number | undefined;
export function longestDuration(tariff: Tariff, amount?: Cents): number | undefined {
  if (amount !== undefined) return offersFor(tariff, amount).at(-1)?.duration;
  return Math.max(...tariff.rates.flatMap(({ offers }) => offers.map(({ duration }) => duration)));
}
