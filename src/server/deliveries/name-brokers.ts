import { BROKER_NAME, brokerOf } from '#journey/chosen-broker.ts';
import type { NameBroker } from '../lookups/brokers/name-broker.ts';

/** The chosen broker, as receivers get it: the id, and the name if it is known. */
export interface BrokerFields {
  'broker-id'?: string;
  'broker-name'?: string;
}

export function brokerFields(
  answers: Readonly<Record<string, unknown>>,
  nameBroker: NameBroker,
): BrokerFields {
  const id = brokerOf(answers);
  if (id === undefined) return {};
  const name = nameBroker(id);
  return { [BROKER_NAME]: id, ...(name !== undefined && { 'broker-name': name }) };
}

/** The broker for the lender's team: "Courtage de la Meuse (b-012)". */
export function describeBroker(
  answers: Readonly<Record<string, unknown>>,
  nameBroker: NameBroker,
): string | undefined {
  const { [BROKER_NAME]: id, 'broker-name': name } = brokerFields(answers, nameBroker);
  return name === undefined ? id : `${name} (${id})`;
}

/** The answers without the broker, who is delivered separately. */
export function withoutBroker<T>({ [BROKER_NAME]: _, ...answers }: Readonly<Record<string, T>>) {
  return answers;
}
