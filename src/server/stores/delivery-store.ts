import type { InquiryForm } from './inquiry.ts';

/** What is delivered to the lender's systems. */
export type DeliveryKind = 'request' | 'share' | 'prospect' | 'newsletter' | InquiryForm;

/** What waits on purpose before its first attempt; all else is attempted at once. */
export const DELAYED_KINDS: readonly DeliveryKind[] = ['prospect'];

/** The ways of delivery, each done once and independently. */
export type ChannelName = 'webhook' | 'mail';

export interface DeliverySubject {
  kind: DeliveryKind;
  subjectId: string;
}

/** A delivery and its progress. */
export interface Delivery extends DeliverySubject {
  /** Identifies the message over all its attempts, so that receivers recognise a repetition. */
  messageId: string;
  nextAttemptAt: Date;
  attempts: number;
  firstAttemptAt: Date | undefined;
  /** Why the last attempt failed, for operators: codes, never the content. */
  lastFailure: string | undefined;
  /** When each channel took it. */
  done: Readonly<Record<ChannelName, Date | undefined>>;
  deliveredAt: Date | undefined;
  /** When it was given up. */
  failedAt: Date | undefined;
}

export interface ListedDelivery extends Delivery {
  /** The reference by which operators know a request; absent for all other subjects. */
  reference: string | undefined;
}

export interface DeliveryCount {
  kind: DeliveryKind;
  waiting: number;
  delivered: number;
  failed: number;
}

export interface DeliveryStore {
  /**
   * A subject that was delivered before is delivered again, under the new message id. Kinds that are delayed are due
   * from `dueAt` on; others at once, since that time is of this server's clock, which may be ahead of another's.
   */
  put(delivery: DeliverySubject & { messageId: string; dueAt: Date }): Promise<void>;
  /**
   * Leases at most `limit` of those due at `now`, counting an attempt for each. They are not leased again
   * before `until`: a server that crashes only delays them.
   */
  claim(now: Date, until: Date, limit: number): Promise<Delivery[]>;
  // The following have no effect once a newer message has replaced this message.
  markTaken(messageId: string, channel: ChannelName, at: Date): Promise<void>;
  markDelivered(messageId: string, at: Date): Promise<void>;
  postpone(messageId: string, until: Date, why: string): Promise<void>;
  giveUp(messageId: string, at: Date, why: string): Promise<void>;
  /** Restarts the attempts at what was not delivered, due as in `put`; a running attempt is not disturbed. */
  retry(messageId: string, dueAt: Date): Promise<void>;
  /**
   * Makes all that failed and wait for a next attempt due at once; returns them. One that is being attempted is not
   * disturbed.
   */
  retryWaiting(dueAt: Date): Promise<readonly Pick<Delivery, 'kind' | 'subjectId' | 'messageId'>[]>;
  find(subject: DeliverySubject): Promise<Delivery | undefined>;
  /** Those of these subjects, which are of one kind; by subject. At most 1,000 at a time. */
  listOf(kind: DeliveryKind, subjectIds: readonly string[]): Promise<Map<string, Delivery>>;
  listFailed(): Promise<Delivery[]>;
  /** By when they were put first, newest first: all or the newest few, of all or of those given up. */
  list(of?: { newest?: number | undefined; failed?: boolean }): Promise<ListedDelivery[]>;
  /** By kind; kinds without deliveries are absent. */
  count(): Promise<DeliveryCount[]>;
  remove(subject: DeliverySubject): Promise<void>;
}
