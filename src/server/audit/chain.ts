import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type KeyRing, keyOfMark } from '../encryption/key-ring.ts';
import type { AuditEntry, AuditEvent } from './audit-log.ts';

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

/** Entries whose keys are gone, but which a later entry attests under a key of the ring. */
export interface Attested {
  /** The last of them. */
  through: number;
  /** The keys that are gone. */
  keys: readonly string[];
}

export interface ChainFault {
  ok: false;
  position: number;
  /**
   * `changed` also if it was moved, or its key was replaced. `notAsAttested`: an entry before this attestation
   * was changed, whose key is gone.
   */
  why: 'missing' | 'changed' | 'unknownKey' | 'notAsNoted' | 'notAsAttested';
}

export type VerifiedChain =
  | { ok: true; entries: number; head: NotedEntry | undefined; attested: Attested | undefined }
  | ChainFault;

/** Verifies a chain entry by entry, and knows at any point how far it is intact. */
export interface ChainReader {
  /** Takes the next entry. The first fault stays. */
  take(entry: AuditEntry): void;
  /** What is known after the entries so far. */
  result(): VerifiedChain;
  /** The keys that made entries since the last attestation, or since the beginning. */
  keysSinceAttestation(): readonly string[];
  /** An event that attests all entries so far; to be appended as the next. */
  attest(at: Date): AuditEvent;
}

const attestationSchema = z.object({
  through: z.number(),
  hash: z.string(),
  digest: z.string(),
  keys: z.array(z.string()),
});

/**
 * An entry whose key is gone cannot be verified by its hash. A later attestation verifies it by its content: it
 * contains a digest of everything before it, and its own hash is by a newer key.
 */
export function createChainReader(keyRing: KeyRing, noted?: NotedEntry): ChainReader {
  let head: NotedEntry | undefined;
  let fault: ChainFault | undefined;
  let digest = '';
  /** Entries that only an attestation can verify. */
  let unverified: { first: number; keys: Set<string> } | undefined;
  let attested: Attested | undefined;
  let keysSince = new Set<string>();

  const judge = (entry: AuditEntry): ChainFault['why'] | undefined => {
    const verdict = keyRing.checkMark(entry.hash, textOf(entry, head?.hash ?? ''), PURPOSE);
    if (verdict === 'wrong') return 'changed';
    if (noted?.position === entry.position && noted.hash !== entry.hash) return 'notAsNoted';
    if (verdict === 'unknownKey') {
      unverified ??= { first: entry.position, keys: new Set() };
      unverified.keys.add(keyOfMark(entry.hash));
      return undefined;
    }
    return entry.action === 'attestation' ? takeAttestation(entry.details) : undefined;
  };
  const takeAttestation = (details: string): ChainFault['why'] | undefined => {
    const read = attestationSchema.parse(JSON.parse(details));
    if (read.through !== head?.position || read.hash !== head.hash || read.digest !== digest)
      return 'notAsAttested';
    keysSince = new Set();
    if (unverified === undefined) return undefined;
    const keys = [...(attested?.keys ?? []), ...unverified.keys];
    attested = { through: read.through, keys: [...new Set(keys)] };
    unverified = undefined;
    return undefined;
  };
  return {
    take: (entry) => {
      if (fault !== undefined) return;
      const position = (head?.position ?? 0) + 1;
      const why = entry.position === position ? judge(entry) : 'missing';
      if (why !== undefined) fault = { ok: false, position, why };
      keysSince.add(keyOfMark(entry.hash));
      digest = addToDigest(digest, entry);
      head = { position, hash: entry.hash };
    },
    result: () => {
      if (fault !== undefined) return fault;
      const entries = head?.position ?? 0;
      if (unverified !== undefined)
        return { ok: false, position: unverified.first, why: 'unknownKey' };
      if (noted !== undefined && noted.position > entries)
        return { ok: false, position: entries + 1, why: 'missing' };
      return { ok: true, entries, head, attested };
    },
    keysSinceAttestation: () => [...keysSince],
    attest: (at) => {
      if (head === undefined) throw new Error('Nothing to attest');
      const details = { through: head.position, hash: head.hash, digest, keys: [...keysSince] };
      return { at, action: 'attestation', subject: 'audit log', details };
    },
  };
}

/** The digest of all entries up to this one: of its whole content, its hash, and the digest before. */
function addToDigest(before: string, entry: AuditEntry): string {
  const text = JSON.stringify([textOf(entry, before), entry.hash]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Whether every entry is present, in its place and unchanged. A truncation is detected by an entry that
 * was noted down, because what remains is a complete chain.
 */
export async function verifyChain(
  keyRing: KeyRing,
  entries: AsyncIterable<AuditEntry>,
  noted?: NotedEntry,
): Promise<VerifiedChain> {
  const reader = createChainReader(keyRing, noted);
  for await (const entry of entries) reader.take(entry);
  return reader.result();
}
