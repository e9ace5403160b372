import type { Broker } from './broker.ts';
import type { FoundBroker, FoundBrokers } from './finder.ts';
import { gatherOffices, type Office } from './offices.ts';

/** What a search found as offices: those that were sent, and how many there are in all. */
export function foundOffices({ brokers, total }: Pick<FoundBrokers, 'brokers' | 'total'>): {
  readonly offices: readonly Office<FoundBroker>[];
  readonly total: number;
} {
  const offices = gatherOffices(brokers);
  // Of those beyond the nearest that are sent, each row counts.
  return { offices, total: total - (brokers.length - offices.length) };
}

/** Each once, by what `keyOf` makes of it. */
export function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** The telephone numbers of an office, and whom to write to, each once. */
export function waysTo<B extends Broker>(office: Office<B>) {
  return {
    phones: distinctBy(office, ({ phone }) => phone),
    contacts: distinctBy(
      office.filter(({ contactUrl }) => contactUrl !== ''),
      ({ contact, contactUrl }) => `${contact} ${contactUrl}`,
    ),
  };
}
