import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AuditEntry, AuditKeys, AuditLog } from './audit-log.ts';
import { readDetails } from './read-details.ts';

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

/** Undefined if it is not the noted form. */
export function readNoted(text: string): NotedEntry | undefined {
  const [, position, hash] = /^(\d{1,15}):([A-Za-z0-9_.-]+)$/.exec(text.trim()) ?? [];
  return position === undefined || hash === undefined
    ? undefined
    : { position: Number(position), hash };
}

/** The details of an entry that records the last entry that a purge deleted, and how many it deleted. */
export const writeCut = (last: NotedEntry, count: number) => ({
  auditEnd: writeNoted(last),
  auditEntries: count,
});

/** Of an entry that somebody changed it may be anything. */
const cutSchema = z.object({ auditEnd: z.string().optional() }).catch({});

/** The last entry that was deleted, as an entry of `writeCut` has it. */
export function readCut({ action, details }: Pick<AuditEntry, 'action' | 'details'>) {
  if (action !== 'erasure') return undefined;
  const { auditEnd } = cutSchema.parse(readDetails(details));
  return auditEnd === undefined ? undefined : readNoted(auditEnd);
}

export interface ChainFault {
  ok: false;
  position: number;
  /** `changed` also if it was moved, or its key was replaced. `purged`: the noted entry is older than the log is kept. */
  why: 'missing' | 'changed' | 'unknownKey' | 'notAsNoted' | 'purged';
}

export type VerifiedChain =
  | { ok: true; entries: number; head: NotedEntry | undefined }
  | ChainFault;

/**
 * Whether every entry is present, in its place and unchanged. A truncation, or a chain that somebody with the keys has
 * made again, is detected by entries that were noted down, because what is there is a complete chain. What a purge deleted
 * is missing at the beginning alone, up to an entry that a later one names, whose hash only the program can make.
 */
export async function verifyChain(
  log: Pick<AuditLog, 'each' | 'keys' | 'cut'>,
  noted: readonly NotedEntry[] = [],
): Promise<VerifiedChain> {
  const hashes = Map.groupBy(noted, ({ position }) => position);
  let keys = await log.keys();
  let head: NotedEntry | undefined;
  let cut: NotedEntry | undefined;
  let isCutRecorded = true;
  let entries = 0;
  for await (const entry of log.each()) {
    if (entry.position !== (head?.position ?? 0) + 1) {
      const found = await log.cut();
      if (found?.position === entry.position - 1) {
        [head, cut, isCutRecorded] = [found, found, false];
      }
    }
    const position = (head?.position ?? 0) + 1;
    // A server may have begun a new key since.
    if (!keys.has(keyIdOf(entry))) keys = await log.keys();
    const why =
      entry.position === position ? findFault(entry, head, keys, hashes.get(position)) : 'missing';
    if (why !== undefined) return { ok: false, position, why };
    head = { position, hash: entry.hash };
    entries += 1;
    const recorded = readCut(entry);
    if (recorded !== undefined && recorded.position === cut?.position)
      isCutRecorded ||= recorded.hash === cut.hash;
  }
  if (cut !== undefined && !isCutRecorded)
    return { ok: false, position: cut.position, why: 'missing' };
  const [fault] = noted.flatMap((one) => findFaultOfNoted(one, head, cut) ?? []);
  return fault ?? { ok: true, entries, head };
}

/** What is wrong with a noted entry that is not stored. */
function findFaultOfNoted(
  noted: NotedEntry,
  head: NotedEntry | undefined,
  cut: NotedEntry | undefined,
): ChainFault | undefined {
  const { position } = noted;
  const end = head?.position ?? 0;
  if (position > end) return { ok: false, position: end + 1, why: 'missing' };
  if (cut === undefined || position > cut.position) return undefined;
  if (position < cut.position) return { ok: false, position, why: 'purged' };
  return noted.hash === cut.hash ? undefined : { ok: false, position, why: 'notAsNoted' };
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
