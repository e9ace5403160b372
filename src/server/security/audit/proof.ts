import { z } from 'zod';
import type { AuditEntry } from './audit-log.ts';
import { type NotedEntry, writeNoted } from './chain.ts';

/** To whom the audit log's end is proven: a timestamp authority, the lender's own system, a mailbox. */
export const PROOF_KINDS = ['timestamp', 'webhook', 'mail'] as const;

export type ProofKind = (typeof PROOF_KINDS)[number];

/** That the audit log ended with an entry, as it was proven outside of the database. */
export interface AuditProof extends NotedEntry {
  /** Names the message of a webhook or a mail too. */
  id: string;
  kind: ProofKind;
  /** When it was taken. */
  at: Date;
  /** The whole response of a timestamp authority, in DER; of other kinds null. */
  response: Uint8Array | null;
}

/** The log's last entry, as far as it is sent. No personal data. */
export type AuditEnd = Pick<AuditEntry, 'position' | 'hash' | 'at'>;

/** What a timestamp is requested of: the noted form of an entry, "17:audit-k1.…". */
export const timestampedText = (entry: NotedEntry) => writeNoted(entry);

const entry = { position: z.int().min(1), hash: z.string().regex(/^[\w.-]+$/) };

/** What a webhook receives and a mail has attached, and what `audit verify --proof` reads. */
const proofMessage = z.object({
  version: z.literal(1),
  kind: z.literal('auditEnd'),
  id: z.string(),
  ...entry,
  /** When the entry was made. */
  at: z.iso.datetime(),
  /** The newest response of the timestamp authority, and the entry that it names. */
  timestamp: z.object({ ...entry, response: z.base64() }).optional(),
});

export type ProofMessage = z.infer<typeof proofMessage>;

export function writeProofMessage(
  id: string,
  { position, hash, at }: AuditEnd,
  timestamp: AuditProof | undefined,
): ProofMessage {
  const message = {
    version: 1,
    kind: 'auditEnd',
    id,
    position,
    hash,
    at: at.toISOString(),
  } as const;
  if (!timestamp?.response) return message;
  const response = Buffer.from(timestamp.response).toString('base64');
  return {
    ...message,
    timestamp: { position: timestamp.position, hash: timestamp.hash, response },
  };
}

/** The proofs that a message holds; undefined if the text is none. */
export function readProofMessage(text: string): readonly Omit<AuditProof, 'at'>[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = proofMessage.safeParse(json);
  if (!read.success) return undefined;
  const { id, position, hash, timestamp } = read.data;
  return [
    { id, kind: 'webhook', position, hash, response: null },
    ...(timestamp === undefined
      ? []
      : [
          {
            ...timestamp,
            id,
            kind: 'timestamp' as const,
            response: Buffer.from(timestamp.response, 'base64'),
          },
        ]),
  ];
}
