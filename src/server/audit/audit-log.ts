/** What is written down, and never changed again. */
export type AuditAction = 'consent' | 'withdrawal' | 'look' | 'export' | 'erasure' | 'redelivery';

export interface AuditEvent {
  at: Date;
  action: AuditAction;
  /** What it was done to: a reference, or what several have in common. Never a person's name. */
  subject: string;
  /** References, ids, figures, and the words of consents. No personal data. */
  details: Readonly<Record<string, unknown>>;
}

/** An entry as it stands: what is said of it stands as text, so that its hash is over the letters. */
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
  /** Writes at the end of the chain, within the transaction that does the thing, as its last act. */
  append(event: AuditEvent): Promise<void>;
  /** Where the chain ends: its last entry; nothing while there is none. */
  end(): Promise<Pick<AuditEntry, 'position' | 'hash'> | undefined>;
  /** From the first to the last. */
  each(): AsyncIterable<AuditEntry>;
}
