import { type Cents, cents } from '#domain/money/money.ts';
import type { Offer, Tariff } from './tariff.ts';

export interface Bounds {
  readonly min: Cents;
  readonly max: Cents;
}

export type FoundRate =
  | { readonly kind: 'offered'; readonly taeg: number }
  | { readonly kind: 'nearest'; readonly duration: number; readonly taeg: number }
  | { readonly kind: 'outOfBounds'; readonly min: Cents; readonly max: Cents };

/** The lowest and the highest amount that the tariff lends, both included. */
export function boundsOf(tariff: Tariff): Bounds {
  return {
    min: cents(Math.min(...tariff.rates.map((rate) => rate.min))),
    max: cents(Math.max(...tariff.rates.map((rate) => rate.max))),
  };
}

/** The bounds as a simulator shows and enforces them: rounded up to whole euros (W-2.9). */
export function simulatorBoundsOf(tariff: Tariff): Bounds {
  const { min, max } = boundsOf(tariff);
  return { min: upToEuro(min), max: upToEuro(max) };
}

/** The offers for an amount, by ascending duration; none out of bounds. */
export function offersFor(tariff: Tariff, amount: Cents): readonly Offer[] {
  const rate = tariff.rates.find(({ min, max }) => min <= amount && amount <= max);
  return rate?.offers ?? [];
}

/**
 * The rate of a loan. If its duration is not offered for its amount, the nearest that is: the
 * longest shorter one, or else the shortest.
 */
export function findRate(tariff: Tariff, amount: Cents, duration: number): FoundRate {
  const offers = offersFor(tariff, amount);
  const nearest = offers.findLast((offer) => offer.duration <= duration) ?? offers[0];
  if (nearest === undefined) return { kind: 'outOfBounds', ...boundsOf(tariff) };
  return nearest.duration === duration
    ? { kind: 'offered', taeg: nearest.taeg }
    : { kind: 'nearest', duration: nearest.duration, taeg: nearest.taeg };
}

function upToEuro(amount: Cents): Cents {
  return cents(Math.ceil(amount / 100) * 100);
}
