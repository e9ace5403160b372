import { BROKER_TYPES, type Broker, type BrokerType } from '#domain/brokers/broker.ts';
import { readBrokers } from './broker-file.ts';
import { postcodeIn } from './check-broker.ts';
import type { ConfigurationFault } from './fault.ts';
import { readPlaces } from './locality-file.ts';

/** The result of `brokers check`: faults prevent a start, notices are only for a person's attention. */
export interface BrokerReport {
  readonly ok: boolean;
  readonly faults: readonly ConfigurationFault[];
  readonly notices: readonly string[];
  readonly total: number;
  readonly types: Readonly<Record<BrokerType, number>>;
  /** Provinces (ISO 3166-2) without any broker of a type. */
  readonly without: Readonly<Record<BrokerType, readonly string[]>>;
}

/** Checks and counts the brokers of a configuration folder. */
export function checkBrokers(configDir: string): BrokerReport {
  const places = readPlaces(configDir);
  const read = readBrokers(configDir, places.ok ? places.value : undefined);
  const brokers = read.ok ? read.value : [];
  const faults = [places, read].flatMap((result) => (result.ok ? [] : result.faults));
  const localities = places.ok ? places.value.localities : [];
  const provinceOf = new Map(localities.map(({ zip, province }) => [zip, province]));
  const provinces = [...new Set(provinceOf.values())].sort();
  const provincesOf = (type: BrokerType) =>
    new Set(of(brokers, type).map(({ address }) => provinceOf.get(zipOf(address) ?? '')));
  const zipOf = (address: string) => postcodeIn(address, (zip) => provinceOf.has(zip));

  const without = byType((type) => {
    const served = provincesOf(type);
    return brokers.length === 0 ? [] : provinces.filter((province) => !served.has(province));
  });
  return {
    ok: faults.length === 0,
    faults,
    notices: BROKER_TYPES.flatMap((type) =>
      without[type].length === 0 ? [] : [`No ${type} in ${without[type].join(', ')}.`],
    ),
    total: brokers.length,
    types: byType((type) => of(brokers, type).length),
    without,
  };
}

function of(brokers: readonly Broker[], type: BrokerType): readonly Broker[] {
  return brokers.filter((broker) => broker.type === type);
}

function byType<T>(make: (type: BrokerType) => T): Readonly<Record<BrokerType, T>> {
  return { ch: make('ch'), pat: make('pat') };
}
