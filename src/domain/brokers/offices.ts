import type { Broker } from './broker.ts';

/** Rows of the lender's file that a visitor sees as a single office; the first row stands for all of them. */
export type Office<B> = readonly [B, ...B[]];

type Placed = Pick<Broker, 'name' | 'type' | 'lat' | 'lng'> & Partial<Pick<Broker, 'address'>>;

/**
 * Groups brokers of the same name, address and place that arrange different types into one office, in the
 * order of their first rows. Two rows of the same type stay apart, because nothing tells them apart inside one.
 */
export function gatherOffices<B extends Placed>(brokers: readonly B[]): readonly Office<B>[] {
  const offices: [B, ...B[]][] = [];
  const byKey = new Map<string, [B, ...B[]][]>();
  for (const broker of brokers) {
    const { name, address, lat, lng } = broker;
    const key = JSON.stringify([name, address, lat, lng]);
    const placed = byKey.get(key) ?? [];
    const open = placed.find((office) => office.every(({ type }) => type !== broker.type));
    if (open) open.push(broker);
    else {
      const office: [B, ...B[]] = [broker];
      offices.push(office);
      byKey.set(key, [...placed, office]);
    }
  }
  return offices;
}
