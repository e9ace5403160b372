import type { Broker } from '#domain/brokers/broker.ts';
import { type BrokerMap, mapBrokers } from '#domain/brokers/clusters.ts';
import { indexNearest, type NearestBrokers } from '#domain/brokers/nearest-brokers.ts';
import { type NameBroker, nameBrokers } from '../deliveries/name-brokers.ts';

/** The lender's brokers, indexed once for every call and page that uses them. */
export interface Brokers extends NearestBrokers, BrokerMap {
  find(id: string): Broker | undefined;
  readonly nameBroker: NameBroker;
}

export function createBrokers(all: readonly Broker[]): Brokers {
  const byId = new Map(all.map((broker) => [broker.id, broker]));
  return {
    find: (id) => byId.get(id),
    nameBroker: nameBrokers(all),
    findNearest: indexNearest(all).findNearest,
    view: mapBrokers(all).view,
  };
}
