import { type KeyRing, UnreadableError } from './key-ring.ts';
import type { KeyStore, SealedColumn, SealedValue } from './key-store.ts';

/** How many values are read at once. An upload's piece has up to 256 KiB. */
const BATCH = 50;

/** How many are written at once, each on a connection of its own: one flush of the disk commits several. */
const CONCURRENT_WRITES = 5;

export interface Resealed {
  resealed: number;
  /** Where those are stored that no key of the ring opens. */
  unreadable: string[];
}

/**
 * Seals every value again that is not under the ring's first key, while servers go on: each by a statement of its own
 * that writes nothing if a server has changed the value. It may be stopped at any point and run again. `report` is
 * called after each batch.
 */
export async function resealAll(
  keys: Pick<KeyStore, 'columns'>,
  keyRing: KeyRing,
  report: (column: string, resealed: number) => void = () => {},
): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] };
  for (const column of keys.columns()) {
    const before = done.resealed;
    let after: SealedValue | undefined;
    for (;;) {
      const batch = await column.pageNotUnder(keyRing.ids[0], after, BATCH);
      if (batch.length === 0) break;
      for (let at = 0; at < batch.length; at += CONCURRENT_WRITES) {
        const some = batch.slice(at, at + CONCURRENT_WRITES);
        await Promise.all(some.map((value) => resealValue(column, value, keyRing, done)));
      }
      report(column.name, done.resealed - before);
      after = batch.at(-1);
    }
  }
  return done;
}

async function resealValue(
  column: SealedColumn,
  value: SealedValue,
  keyRing: KeyRing,
  done: Resealed,
): Promise<void> {
  try {
    if ((await column.reseal(value, keyRing)) === 'resealed') done.resealed += 1;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    done.unreadable.push(error.place);
  }
}
