import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import { type BrokerMap, mapBrokers } from '#domain/brokers/clusters.ts';
import type { FoundBrokers, SearchedBy } from '#domain/brokers/finder.ts';
import { findNearest } from '#domain/brokers/nearest-brokers.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { type NameBroker, nameBrokers } from './name-broker.ts';

/** The lender's brokers, for every call and page that uses them. */
export interface Brokers extends BrokerMap {
  find(id: string): Broker | undefined;
  /** The brokers of these types around a place, nearest first. */
  findNearest(at: Coordinates, types: readonly BrokerType[], by: SearchedBy): FoundBrokers;
  readonly nameBroker: NameBroker;
}

export function createBrokers(all: readonly Broker[]): Brokers {
  const byId = new Map(all.map((broker) => [broker.id, broker]));
  return {
    find: (id) => byId.get(id),
    nameBroker: nameBrokers(all),
    findNearest: (at, types, by) => findNearest(all, at, types, by),
    view: mapBrokers(all).view,
  };
}
