/** What is recorded, and never changed again. */
export type AuditAction =
  | 'consent'
  | 'given'
  | 'withdrawal'
  | 'look'
  | 'export'
  | 'erasure'
  | 'redelivery'
  | 'hold'
  | 'restriction'
  | 'release'
  | 'confirmation'
  | 'reseal'
  | 'probe';

/** Who acted. `operator:NAME` ran a command, or opened what only the lender has the address of. */
export type Actor = 'visitor' | 'applicant' | 'co-borrower' | 'job' | `operator:${string}`;

export interface AuditEvent {
  at: Date;
  actor: Actor;
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
  /** Beyond the millisecond of `at`: the program writes none, so any is a change. */
  microseconds?: number;
  /** `null`: the entry is older than the recording of actors. */
  actor: string | null;
  action: string;
  subject: string;
  /** JSON. */
  details: string;
  hash: string;
}

/** The keys of the entries' hashes, by their ids. */
export type AuditKeys = ReadonlyMap<string, Uint8Array>;

export interface AuditLog {
  /** Appends to the chain as the last act of the transaction that does what it records. */
  append(event: AuditEvent): Promise<void>;
  /** The last entry; `undefined` while there is none. */
  end(): Promise<Pick<AuditEntry, 'position' | 'hash' | 'at'> | undefined>;
  /** All entries after a position, the beginning by default, to the last. */
  each(after?: number): AsyncIterable<AuditEntry>;
  /**
   * Deletes the first of the entries from before that time, and records up to which, so that what is left is verified;
   * in a transaction. Returns how many, and whether no more are left.
   */
  purge(before: Date, at: Date): Promise<{ count: number; isEnd: boolean }>;
  /** The last entry that a purge deleted, as it is recorded; `undefined` if none did. */
  cut(): Promise<Pick<AuditEntry, 'position' | 'hash'> | undefined>;
  /** The audit keys that the key ring opens, and those that an earlier version derived from the ring's keys. */
  keys(): Promise<AuditKeys>;
  /**
   * Stores the audit keys of entries that an earlier version made, as far as the ring's keys give them, so that those
   * can leave the ring. Repeated, it changes nothing.
   */
  storeDerivedKeys(): Promise<void>;
}
