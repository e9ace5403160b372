import type { Broker } from '#domain/brokers/broker.ts';
import type { Answers } from '#journey/answers.ts';
import { BROKER_NAME, brokerOf } from '#journey/chosen-broker.ts';

/** A broker's name by their id; nothing where the lender's file has none of that id. */
export type NameBroker = (id: string) => string | undefined;

/** By the lender's own file. */
export function nameBrokers(brokers: readonly Pick<Broker, 'id' | 'name'>[]): NameBroker {
  const names = new Map(brokers.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
}

/** The broker who went along, as other programs read it: their id, and their name where it is known. */
export interface ToldBroker {
  'broker-id'?: string;
  'broker-name'?: string;
}

export function tellBroker(answers: Answers, nameBroker: NameBroker): ToldBroker {
  const id = brokerOf(answers);
  if (id === undefined) return {};
  const name = nameBroker(id);
  return { [BROKER_NAME]: id, ...(name !== undefined && { 'broker-name': name }) };
}

/** As the lender's team reads it: «Courtage de la Meuse (b-012)». */
export function describeBroker(answers: Answers, nameBroker: NameBroker): string | undefined {
  const { [BROKER_NAME]: id, 'broker-name': name } = tellBroker(answers, nameBroker);
  return name === undefined ? id : `${name} (${id})`;
}

/** What was answered, without the broker, who is told apart. */
export function withoutBroker<T>({ [BROKER_NAME]: _, ...answers }: Readonly<Record<string, T>>) {
  return answers;
}
