import type { KeyRing } from '../encryption/key-ring.ts';
import type { AuditEntry } from './audit-log.ts';

const PURPOSE = 'audit';

/** What an entry's hash covers: all of it, its position, and the previous hash. */
function textOf(entry: Omit<AuditEntry, 'hash'>, before: string): string {
  const { position, at, action, subject, details } = entry;
  return JSON.stringify([before, position, at.toISOString(), action, subject, details]);
}

/** The hash of an entry whose predecessor has the hash `before`; '' for the first entry. */
export function hashEntry(keyRing: KeyRing, entry: Omit<AuditEntry, 'hash'>, before: string) {
  return keyRing.mark(textOf(entry, before), PURPOSE);
}

/** An entry that was noted down elsewhere, as `audit verify` and the log print it. */
export interface NotedEntry {
  position: number;
  hash: string;
}

/** The noted form: «17:k1.…». */
export const writeNoted = ({ position, hash }: NotedEntry) => `${position}:${hash}`;

export type VerifiedChain =
  | { ok: true; entries: number; head: NotedEntry | undefined }
  | {
      ok: false;
      position: number;
      /** `changed` also if it was moved, or its key was replaced. */
      why: 'missing' | 'changed' | 'unknownKey' | 'notAsNoted';
    };

/**
 * Whether every entry is present, in its place and unchanged. A truncation is detected by an entry that
 * was noted down, because what remains is a complete chain.
 */
export async function verifyChain(
  keyRing: KeyRing,
  entries: AsyncIterable<AuditEntry>,
  noted?: NotedEntry,
): Promise<VerifiedChain> {
  let head: NotedEntry | undefined;
  for await (const entry of entries) {
    const position = (head?.position ?? 0) + 1;
    if (entry.position !== position) return { ok: false, position, why: 'missing' };
    const verdict = keyRing.checkMark(entry.hash, textOf(entry, head?.hash ?? ''), PURPOSE);
    if (verdict === 'unknownKey') return { ok: false, position, why: 'unknownKey' };
    if (verdict === 'wrong') return { ok: false, position, why: 'changed' };
    if (noted?.position === position && noted.hash !== entry.hash)
      return { ok: false, position, why: 'notAsNoted' };
    head = { position, hash: entry.hash };
  }
  if (noted !== undefined && noted.position > (head?.position ?? 0))
    return { ok: false, position: (head?.position ?? 0) + 1, why: 'missing' };
  return { ok: true, entries: head?.position ?? 0, head };
}
