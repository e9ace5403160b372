/** What is recorded, and never changed again. */
export type AuditAction =
  | 'consent'
  | 'withdrawal'
  | 'look'
  | 'export'
  | 'erasure'
  | 'redelivery'
  | 'attestation';

export interface AuditEvent {
  at: Date;
  action: AuditAction;
  /** What it was done to: a reference, or what several have in common. Never a person's name. */
  subject: string;
  /** References, ids, figures, and the words of consents. No personal data. */
  details: Readonly<Record<string, unknown>>;
}

/** A stored entry. Its details are kept as text, so that its hash covers their exact letters. */
export interface AuditEntry {
  /** From 1, without gaps. */
  position: number;
  at: Date;
  action: string;
  subject: string;
  /** JSON. */
  details: string;
  hash: string;
}

export interface AuditLog {
  /** Appends to the chain as the last act of the transaction that does what it records. */
  append(event: AuditEvent): Promise<void>;
  /** The last entry; `undefined` while there is none. */
  end(): Promise<Pick<AuditEntry, 'position' | 'hash'> | undefined>;
  /** All entries after a position, the beginning by default, to the last. */
  each(after?: number): AsyncIterable<AuditEntry>;
  /** Lets nobody else append until the transaction ends. */
  claim(): Promise<void>;
  /** How many entries each key made, by its id, and how many of them no later entry attests. */
  countByKey(): Promise<ReadonlyMap<string, { all: number; unattested: number }>>;
}
