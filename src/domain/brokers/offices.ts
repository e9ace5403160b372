import type { Broker } from './broker.ts';
import type { FoundBroker, FoundBrokers } from './finder.ts';

/** Rows of the lender's file that a visitor sees as one: the first stands for all of them. */
export type Office<B> = readonly [B, ...B[]];

type Placed = Pick<Broker, 'name' | 'type' | 'lat' | 'lng'> & Partial<Pick<Broker, 'address'>>;

/**
 * Brokers of one name, address and place, each arranging another credit, as one office; in the order of their
 * first rows. Two rows of one type stay two: they are not told apart by what they arrange.
 */
export function gatherOffices<B extends Placed>(brokers: readonly B[]): readonly Office<B>[] {
  const offices: [B, ...B[]][] = [];
  const byKey = new Map<string, [B, ...B[]][]>();
  for (const broker of brokers) {
    const { name, address, lat, lng } = broker;
    const key = JSON.stringify([name, address, lat, lng]);
    const there = byKey.get(key) ?? [];
    const open = there.find((office) => office.every(({ type }) => type !== broker.type));
    if (open) open.push(broker);
    else {
      const office: [B, ...B[]] = [broker];
      offices.push(office);
      byKey.set(key, [...there, office]);
    }
  }
  return offices;
}

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
