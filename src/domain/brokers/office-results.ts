import type { Broker } from './broker.ts';
import type { FoundBroker, FoundBrokers } from './finder.ts';
import { gatherOffices, type Office } from './offices.ts';

/** The brokers that a search found, as offices: those that were sent, and how many there are in all. */
export function foundOffices({ brokers, total }: Pick<FoundBrokers, 'brokers' | 'total'>): {
  readonly offices: readonly Office<FoundBroker>[];
  readonly total: number;
} {
  const offices = gatherOffices(brokers);
  // Rows beyond those that were sent cannot be grouped, so each of them counts.
  return { offices, total: total - (brokers.length - offices.length) };
}

/** The items without those whose `keyOf` repeats an earlier key. */
export function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** The telephone numbers and the contact addresses of an office, each once. */
export function contactsOf<B extends Broker>(office: Office<B>) {
  return {
    phones: distinctBy(office, ({ phone }) => phone),
    contacts: distinctBy(
      office.filter(({ contactUrl }) => contactUrl !== ''),
      ({ contact, contactUrl }) => `${contact} ${contactUrl}`,
    ),
  };
}
