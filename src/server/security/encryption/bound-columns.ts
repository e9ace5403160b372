import { createHash } from 'node:crypto';
import { type KeyRing, UnreadableError } from './key-ring.ts';

/**
 * Readable columns of a row whose change must be noticed, in a fixed order. A new one goes to the end: what an earlier
 * version sealed is bound to those before it.
 */
export type BoundColumns = readonly (string | number | null)[];

/** The name of the hash in the sealed JSON. The version before ignores it, and seals without it. */
const BOUND = 'boundColumns';

/** Encrypts an object with a hash of readable columns of its row. */
export function sealBound(
  keyRing: KeyRing,
  content: object,
  boundTo: string,
  columns: BoundColumns,
): Buffer {
  return keyRing.seal(JSON.stringify({ ...content, [BOUND]: hashOf(columns) }), boundTo);
}

/**
 * Decrypts what `sealBound` encrypted, or JSON that an earlier version encrypted without a hash or bound to fewer columns. Throws an
 * `UnreadableError` if a column was changed since.
 */
export function openBound<T extends object>(
  keyRing: KeyRing,
  sealed: Uint8Array,
  boundTo: string,
  columns: BoundColumns,
): T {
  const { [BOUND]: hash, ...content } = JSON.parse(keyRing.open(sealed, boundTo));
  if (!isBoundTo(hash, columns)) throw new UnreadableError(boundTo, 'Its row was altered');
  return content;
}

/** Whether decrypted JSON goes with its row's columns. */
export function goesWithRow(content: unknown, columns: BoundColumns): boolean {
  const isObject = typeof content === 'object' && content !== null;
  return !isObject || !(BOUND in content) || isBoundTo(content[BOUND], columns);
}

const isBoundTo = (hash: unknown, columns: BoundColumns) =>
  hash === undefined ||
  hash === hashOf(columns) ||
  columns.some((_, index) => index > 0 && hash === hashOf(columns.slice(0, index)));

function hashOf(columns: BoundColumns): string {
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
}
