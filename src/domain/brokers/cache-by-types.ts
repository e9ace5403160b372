import { BROKER_TYPES, type Broker, type BrokerType } from './broker.ts';

/**
 * Caches what is computed from the brokers of certain types, from the first time that they are asked
 * for. Each set of types has its own value, so that a search need not step over other brokers.
 */
export function cacheByTypes<B extends Pick<Broker, 'type'>, T>(
  brokers: readonly B[],
  make: (brokers: readonly B[]) => T,
): (types: readonly BrokerType[]) => T {
  const made = new Map<string, T>();
  return (types) => {
    const ordered = BROKER_TYPES.filter((type) => types.includes(type));
    const key = ordered.join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(brokers.filter(({ type }) => ordered.includes(type)));
    made.set(key, value);
    return value;
  };
}
