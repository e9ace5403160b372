import fc from 'fast-check';
import { BROKER_TYPES, type Broker } from '#domain/brokers/broker.ts';

/** For tests: a broker with defaults for everything that is not given. */
export function inventBroker(details: Partial<Broker> & Pick<Broker, 'id'>): Broker {
  return {
    ...{ name: `Courtage ${details.id}`, type: 'ch', lat: 50.5, lng: 4.5 },
    ...{ address: 'Rue Neuve 12, 1000 Bruxelles', phone: 'tel:+3225550134' },
    ...{ phoneLabel: '02 555 01 34', contact: '', contactUrl: '', image: { src: '' }, hours: [] },
    ...details,
  };
}

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** For laws: anywhere in the country, or at one of a few shared places. */
export const somewhere = fc.oneof(
  fc.record({ lat: within(49.5, 51.5), lng: within(2.5, 6.4) }),
  fc.constantFrom({ lat: 50.8504, lng: 4.3488 }, { lat: 50.85, lng: 4.35 }),
);

/** For laws: brokers all over the country, of both types, some at the same address or with the same name. */
export const inventedBrokers = fc
  .array(fc.tuple(somewhere, fc.constantFrom(...BROKER_TYPES), fc.constantFrom('A', 'B', 'C')), {
    maxLength: 200,
  })
  .map((drawn) =>
    drawn.map(([at, type, name], i) => inventBroker({ id: `b-${i}`, name, type, ...at })),
  );

export const someTypes = fc.subarray([...BROKER_TYPES]);
