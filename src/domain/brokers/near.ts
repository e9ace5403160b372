import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { metresBetween } from '../places/distance.ts';
import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';
import { keepByTypes } from './by-types.ts';
import { FINDER, type FoundBroker, type FoundBrokers, type SearchedBy } from './finder.ts';

/** How many brokers one search answers with; its `total` tells of all. */
export const MOST_FOUND = 60;

export interface NearBrokers {
  /**
   * The brokers of these types around a place, nearest first, by whole metres. The radius is the first of the search
   * (spec 1 §4: a first one, then a step more each time) that holds enough, computed rather than tried
   * out; where there are fewer than enough in all, the one that holds all of them.
   */
  findNear(at: Coordinates, types: readonly BrokerType[], by: SearchedBy): FoundBrokers;
}

export function indexNear(all: readonly Broker[]): NearBrokers {
  const treeOf = keepByTypes(all, plant);
  return {
    findNear: (at, types, by) => {
      const { brokers, tree } = treeOf(types);
      const found = (ids: readonly number[]): FoundBroker[] =>
        ids.flatMap((id) => {
          const broker = brokers[id];
          return broker ? [{ ...broker, distance: metresBetween(at, broker) }] : [];
        });
      const enough = found(around(tree, at.lng, at.lat, FINDER.enough[by]));
      const radius = radiusTo(enough.at(-1)?.distance ?? 0);
      // A metre more, for what rounding may cut off.
      const within = found(around(tree, at.lng, at.lat, undefined, (radius + 1) / 1000))
        .filter((broker) => broker.distance <= radius)
        .sort(compareFound);
      return { radius, total: within.length, brokers: within.slice(0, MOST_FOUND) };
    },
  };
}

/** The first radius that reaches so far, both in metres. */
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
