import type { Broker } from '#domain/brokers/broker.ts';

/** The name of a broker by id; `undefined` if the lender's file does not contain the id. */
export type NameBroker = (id: string) => string | undefined;

/** Looks names up in the lender's own file. */
export function nameBrokers(brokers: readonly Pick<Broker, 'id' | 'name'>[]): NameBroker {
  const names = new Map(brokers.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
}
