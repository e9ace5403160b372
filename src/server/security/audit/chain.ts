import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditEntry, AuditKeys, AuditLog } from './audit-log.ts';

/** What an entry's hash covers: all of it, its position, and the previous hash. Older entries have no actor. */
function textOf(entry: Omit<AuditEntry, 'hash'>, before: string): string {
  const { position, at, microseconds = 0, action, subject, details, actor } = entry;
  const instant = at.toISOString() + (microseconds === 0 ? '' : ` ${microseconds}`);
  const covered = [before, position, instant, action, subject, details];
  return JSON.stringify(actor === null ? covered : [...covered, actor]);
}

/** The hash of an entry whose predecessor has the hash `before`; '' for the first entry. It names its key. */
export function hashEntry(
  [keyId, key]: readonly [string, Uint8Array],
  entry: Omit<AuditEntry, 'hash'>,
  before: string,
): string {
  const mac = createHmac('sha256', key).update(textOf(entry, before)).digest('base64url');
  return `${keyId}.${mac}`;
}

/** An entry that was noted down elsewhere, as `audit verify` and the log print it. */
export interface NotedEntry {
  position: number;
  hash: string;
}

/** The noted form: `17:audit-k1.…`. */
export const writeNoted = ({ position, hash }: NotedEntry) => `${position}:${hash}`;

export interface ChainFault {
  ok: false;
  position: number;
  /** `changed` also if it was moved, or its key was replaced. */
  why: 'missing' | 'changed' | 'unknownKey' | 'notAsNoted';
}

export type VerifiedChain =
  | { ok: true; entries: number; head: NotedEntry | undefined }
  | ChainFault;

/**
 * Whether every entry is present, in its place and unchanged. A truncation, or a chain that somebody with the keys has
 * made again, is detected by entries that were noted down, because what is there is a complete chain.
 */
export async function verifyChain(
  log: Pick<AuditLog, 'each' | 'keys'>,
  noted: readonly NotedEntry[] = [],
): Promise<VerifiedChain> {
  const hashes = Map.groupBy(noted, ({ position }) => position);
  const last = Math.max(0, ...hashes.keys());
  let keys = await log.keys();
  let head: NotedEntry | undefined;
  for await (const entry of log.each()) {
    const position = (head?.position ?? 0) + 1;
    // A server may have begun a new key since.
    if (!keys.has(keyIdOf(entry))) keys = await log.keys();
    const why =
      entry.position === position ? findFault(entry, head, keys, hashes.get(position)) : 'missing';
    if (why !== undefined) return { ok: false, position, why };
    head = { position, hash: entry.hash };
  }
  const entries = head?.position ?? 0;
  if (last > entries) return { ok: false, position: entries + 1, why: 'missing' };
  return { ok: true, entries, head };
}

const keyIdOf = ({ hash }: Pick<AuditEntry, 'hash'>) =>
  hash.slice(0, Math.max(hash.indexOf('.'), 0));

function findFault(
  entry: AuditEntry,
  head: NotedEntry | undefined,
  keys: AuditKeys,
  noted: readonly NotedEntry[] = [],
): ChainFault['why'] | undefined {
  const keyId = keyIdOf(entry);
  const key = keys.get(keyId);
  if (key === undefined) return 'unknownKey';
  const actual = Buffer.from(entry.hash);
  const expected = Buffer.from(hashEntry([keyId, key], entry, head?.hash ?? ''));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'changed';
  if (noted.some(({ hash }) => hash !== entry.hash)) return 'notAsNoted';
  return undefined;
}
