import type { DeliverySubject } from './delivery-store.ts';
import type { Given } from './given-store.ts';

/** Something that a job should mail, and whose job is gone. */
export interface ForgottenMail {
  /** Its table. */
  table: 'requests' | 'newsletter_subscriptions';
  id: string;
}

/** What a check of the whole database asks, beyond what the stores tell. Changes nothing. */
export interface IntegrityStore {
  /** What was stored to be delivered, and has no delivery, neither waiting nor done. */
  listUndelivered(): Promise<readonly DeliverySubject[]>;
  /** What waits for a mail at `now`, and for which the queue has no job. */
  listForgottenMails(now: Date): Promise<readonly ForgottenMail[]>;
  /** What was delivered, or taken by a channel, without a seal, though it was put later than one that has a seal. */
  listUnsealedDeliveries(): Promise<readonly DeliverySubject[]>;
  /** Which of these references a stored request has. At most 1,000 at a time. */
  requestsAmong(references: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these ids a stored share has. At most 1,000 at a time. */
  sharesAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What was given in the stored requests among these, by their references. At most 1,000 at a time. */
  givenIn(references: readonly string[]): Promise<ReadonlyMap<string, readonly GivenName[]>>;
  /** The references of requests whose confirmation was given up. */
  listUnconfirmed(): Promise<readonly string[]>;
  /** Every file that was received completely, by its id. */
  eachFile(): AsyncIterable<StoredFile>;
  /** The ids of a subject's files. */
  fileIdsOf(subjectId: string): Promise<readonly string[]>;
}

/** What identifies a document or text that was given in an application. */
export type GivenName = Record<keyof Pick<Given, 'kind' | 'borrower' | 'sha256'>, string>;

export interface StoredFile {
  id: string;
  /** The form that it came with; `null`: none that was stored. */
  subjectId: string | null;
  /** Whether that form is stored. */
  hasSubject: boolean;
}
