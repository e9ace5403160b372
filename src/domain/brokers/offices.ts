import type { Broker } from './broker.ts';

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
