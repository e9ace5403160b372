import { metresBetween } from '../places/distance.ts';
import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';
import { FINDER, type FoundBroker, type FoundBrokers, type SearchedBy } from './finder.ts';

/** The most brokers that one search returns; its `total` counts them all. */
export const MAX_FOUND = 60;

/**
 * The brokers of these types around a place, nearest first, in whole metres. The radius is the first step of
 * the search (W-5.3: a first radius, then one step more each time) that contains enough brokers,
 * computed rather than tried; if there are too few in all, the radius that contains all of them.
 */
export function findNearest(
  brokers: readonly Broker[],
  at: Coordinates,
  types: readonly BrokerType[],
  by: SearchedBy,
): FoundBrokers {
  const found = brokers
    .filter(({ type }) => types.includes(type))
    .map((broker): FoundBroker => ({ ...broker, distance: metresBetween(at, broker) }))
    .sort(compareFound);
  const enough = found[FINDER.enough[by] - 1] ?? found.at(-1);
  const radius = radiusTo(enough?.distance ?? 0);
  const within = found.filter(({ distance }) => distance <= radius);
  return { radius, total: within.length, brokers: within.slice(0, MAX_FOUND) };
}

/** The first radius of the search that reaches this distance, both in metres. */
function radiusTo(distance: number): number {
  const { first, step } = FINDER.radius;
  return first + Math.max(0, Math.ceil((distance - first) / step)) * step;
}

function compareFound(a: FoundBroker, b: FoundBroker): number {
  return a.distance - b.distance || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
