import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import { fill } from '#words/translation.ts';

/** The text for the broker: with the name, once it is known. */
export function describeBroker(name: string | undefined, words: ChosenBrokerWords): string {
  return name === undefined ? words.broker : fill(words.brokerNamed, { name });
}
