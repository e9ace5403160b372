import { type KeyRing, UnreadableError } from './key-ring.ts';
import type { KeyStore, SealedColumn, SealedValue } from './key-store.ts';

/** How many values are read at once. An upload's piece has up to 256 KiB. */
const BATCH = 50;

/** How many are written at once, each by a connection of its own: a single flush of the disk commits several. */
const AT_ONCE = 5;

/** Over how many passes values may still turn up that servers have sealed with an older key meanwhile. */
const PASSES = 5;

/** How far it is: after each batch. */
export interface ResealProgress {
  column: string;
  resealed: number;
}

export interface Resealed {
  /** How many values were sealed anew. */
  resealed: number;
  /** Where those are stored that no key of the ring opens. */
  unreadable: readonly string[];
}

/**
 * Seals every value anew that is not under the ring's current key, in small batches, each value by a statement of
 * its own that writes nothing if a server has changed the value meanwhile. It may be ended at any point, and begun
 * again: what is done stays done. It repeats until a pass finds nothing, for servers write meanwhile.
 */
export async function resealAll(
  keys: Pick<KeyStore, 'columns'>,
  keyRing: KeyRing,
  report: (progress: ResealProgress) => void = () => {},
): Promise<Resealed> {
  let resealed = 0;
  let unreadable: string[] = [];
  for (let pass = 1; pass <= PASSES; pass += 1) {
    let found = 0;
    unreadable = [];
    for (const column of keys.columns()) {
      const done = await resealColumn(column, keyRing, report);
      found += done.found;
      resealed += done.resealed;
      unreadable.push(...done.unreadable);
    }
    if (found === 0) break;
  }
  return { resealed, unreadable };
}

async function resealColumn(
  column: SealedColumn,
  keyRing: KeyRing,
  report: (progress: ResealProgress) => void,
): Promise<Resealed & { found: number }> {
  const [current] = keyRing.ids;
  const unreadable: string[] = [];
  let resealed = 0;
  let found = 0;
  let after: SealedValue | undefined;
  for (;;) {
    const batch = await column.pageNotUnder(current, after, BATCH);
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      const some = batch.slice(at, at + AT_ONCE);
      const outcomes = await Promise.all(some.map((value) => resealValue(column, value, keyRing)));
      for (const outcome of outcomes) {
        if (typeof outcome === 'object') unreadable.push(outcome.unreadable);
        else found += 1;
        if (outcome === 'resealed') resealed += 1;
      }
    }
    if (batch.length > 0) report({ column: column.name, resealed });
    after = batch.at(-1);
    if (after === undefined || batch.length < BATCH) return { found, resealed, unreadable };
  }
}

async function resealValue(column: SealedColumn, value: SealedValue, keyRing: KeyRing) {
  try {
    return await column.reseal(value, keyRing);
  } catch (error) {
    if (error instanceof UnreadableError) return { unreadable: error.place };
    throw error;
  }
}
