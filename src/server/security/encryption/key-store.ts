import type { BoundColumns } from './bound-columns.ts';
import type { KeyRing } from './key-ring.ts';

/** What the database remembers about a key. */
export interface KnownKey {
  id: string;
  /** A known text, sealed under the key. Absent: the key was already gone when its id was first seen. */
  sealedCheck: Uint8Array | undefined;
  /** Whether a server has encrypted with it. */
  hasServed: boolean;
}

/** Which keys were used with this database, and what is sealed under each. */
export interface KeyStore {
  known(): Promise<readonly KnownKey[]>;
  /** Remembers a key; of one that is known, only a check value that was missing. */
  remember(id: string, sealedCheck: Uint8Array, at: Date): Promise<void>;
  /** Remembers since when a server encrypts with a key. The first instant is kept. */
  markServed(id: string, at: Date): Promise<void>;
  /** Everything that is sealed, one entry a column. */
  columns(): readonly SealedColumn[];
  /** The keyed hashes of addresses, one entry a column: how many each key made. */
  countMarks(): Promise<readonly { name: string; byKey: ReadonlyMap<string, number> }[]>;
}

/** A column of sealed values. */
export interface SealedColumn {
  /** The table, with its column if that is not `sealed`: `requests`, `shares.sealed_part`. */
  readonly name: string;
  /** How many values are sealed under each key, by its id. */
  countByKey(): Promise<ReadonlyMap<string, number>>;
  /** All values, at most `limit` at once, in the order of their rows after a row. */
  page(after: SealedValue | undefined, limit: number): Promise<readonly SealedValue[]>;
  /** Values that are not under this key, in the same order. */
  pageNotUnder(
    id: string,
    after: SealedValue | undefined,
    limit: number,
  ): Promise<readonly SealedValue[]>;
  /**
   * Seals a value under the ring's first key, unless it was changed or deleted since it was read; then
   * nothing is written. Throws an `UnreadableError` if it cannot be opened.
   */
  reseal(value: SealedValue, keyRing: KeyRing): Promise<'resealed' | 'changed'>;
}

/** A sealed value, and where it may be bound to. */
export interface SealedValue {
  row: Readonly<Record<string, unknown>>;
  sealed: Uint8Array;
  places: readonly string[];
  /** The readable columns of its row to which it may be bound. */
  boundColumns: BoundColumns;
}

/** Opens a value that is bound to one of its places. Throws an `UnreadableError` if it is bound to none. */
export function openAnywhere(
  keyRing: Pick<KeyRing, 'openBytes'>,
  { sealed, places }: Pick<SealedValue, 'sealed' | 'places'>,
): { plain: Buffer; place: string } {
  let failure: unknown;
  for (const place of places) {
    try {
      return { plain: keyRing.openBytes(sealed, place), place };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure ?? new Error('A sealed value without a place');
}
