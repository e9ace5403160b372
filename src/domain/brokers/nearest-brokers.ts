import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { metresBetween } from '../places/distance.ts';
import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';
import { cacheByTypes } from './cache-by-types.ts';
import { FINDER, type FoundBroker, type FoundBrokers, type SearchedBy } from './finder.ts';

/** The most brokers that one search returns; its `total` counts them all. */
export const MOST_FOUND = 60;

export interface NearestBrokers {
  /**
   * The brokers of these types around a place, nearest first, in whole metres. The radius is the first step of
   * the search (spec 1 §4: a first radius, then one step more each time) that contains enough brokers,
   * computed rather than tried; if there are too few in all, the radius that contains all of them.
   */
  findNearest(at: Coordinates, types: readonly BrokerType[], by: SearchedBy): FoundBrokers;
}

export function indexNearest(all: readonly Broker[]): NearestBrokers {
  const treeOf = cacheByTypes(all, plant);
  return {
    findNearest: (at, types, by) => {
      const { brokers, tree } = treeOf(types);
      const withDistances = (ids: readonly number[]): FoundBroker[] =>
        ids.flatMap((id) => {
          const broker = brokers[id];
          return broker ? [{ ...broker, distance: metresBetween(at, broker) }] : [];
        });
      const enough = withDistances(around(tree, at.lng, at.lat, FINDER.enough[by]));
      const radius = radiusTo(enough.at(-1)?.distance ?? 0);
      // One metre more, to make up for rounding.
      const within = withDistances(around(tree, at.lng, at.lat, undefined, (radius + 1) / 1000))
        .filter((broker) => broker.distance <= radius)
        .sort(compareFound);
      return { radius, total: within.length, brokers: within.slice(0, MOST_FOUND) };
    },
  };
}

/** The first radius of the search that reaches this distance, both in metres. */
function radiusTo(distance: number): number {
  const { first, step } = FINDER.radius;
  return first + Math.max(0, Math.ceil((distance - first) / step)) * step;
}

function plant(brokers: readonly Broker[]) {
  const tree = new KDBush(brokers.length);
  for (const { lng, lat } of brokers) tree.add(lng, lat);
  return { brokers, tree: tree.finish() };
}

function compareFound(a: FoundBroker, b: FoundBroker): number {
  return a.distance - b.distance || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
