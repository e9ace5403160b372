import { BROKER_TYPES, type Broker, type BrokerType } from './broker.ts';

/**
 * What is made of the brokers of certain types: made the first time that these are asked for, and
 * kept. Each set of types has its own, so that a search need not step over brokers of others.
 */
export function keepByTypes<T>(
  brokers: readonly Broker[],
  make: (brokers: readonly Broker[]) => T,
): (types: readonly BrokerType[]) => T {
  const made = new Map<string, T>();
  return (types) => {
    const wanted = BROKER_TYPES.filter((type) => types.includes(type));
    const key = wanted.join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(brokers.filter(({ type }) => wanted.includes(type)));
    made.set(key, value);
    return value;
  };
}
