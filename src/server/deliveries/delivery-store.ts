import type { InquiryForm } from '../inquiries/inquiry.ts';

/** What is told to the lender's systems. */
export type DeliveryKind = 'request' | 'share' | 'prospect' | 'newsletter' | InquiryForm;

/** The ways to tell it; each is done once, on its own. */
export type ChannelName = 'webhook' | 'mail';

export interface DeliverySubject {
  kind: DeliveryKind;
  subjectId: string;
}

/** One thing to be told, and how far that is. */
export interface Delivery extends DeliverySubject {
  /** Names this telling, over all its attempts: who hears it twice knows it by this. */
  messageId: string;
  nextAttemptAt: Date;
  attempts: number;
  firstAttemptAt: Date | undefined;
  /** Why the last attempt failed, for operators: codes, never what was told. */
  lastFailure: string | undefined;
  /** When each channel had taken it. */
  done: Readonly<Record<ChannelName, Date | undefined>>;
  deliveredAt: Date | undefined;
  /** When it was given up. */
  failedAt: Date | undefined;
}

export interface ListedDelivery extends Delivery {
  /** What operators know a request by; nothing for all else. */
  reference: string | undefined;
}

export interface DeliveryCount {
  kind: DeliveryKind;
  waiting: number;
  delivered: number;
  failed: number;
}

export interface DeliveryStore {
  /** To be told from `dueAt` on; what was told before is told anew, under the new message id. */
  put(delivery: DeliverySubject & { messageId: string; dueAt: Date }): Promise<void>;
  /**
   * Takes at most `limit` of those due at `now`, each with one more attempt. Nobody else is given
   * them before `until`: whoever took them and ended without a word only delays them.
   */
  claim(now: Date, until: Date, limit: number): Promise<Delivery[]>;
  // What follows does nothing once the message was replaced by a newer one.
  markTaken(messageId: string, channel: ChannelName, at: Date): Promise<void>;
  markDelivered(messageId: string, at: Date): Promise<void>;
  postpone(messageId: string, until: Date, why: string): Promise<void>;
  giveUp(messageId: string, at: Date, why: string): Promise<void>;
  /** Begins the attempts at what was not delivered anew; who is at it now is not disturbed. */
  retry(messageId: string, dueAt: Date): Promise<void>;
  find(subject: DeliverySubject): Promise<Delivery | undefined>;
  /** Of one kind, by subject. */
  listOf(kind: DeliveryKind): Promise<Map<string, Delivery>>;
  listFailed(): Promise<Delivery[]>;
  /** All of them, by when what is told came in: the newest first. */
  list(): Promise<ListedDelivery[]>;
  /** By kind; kinds without any are left out. */
  count(): Promise<DeliveryCount[]>;
  remove(subject: DeliverySubject): Promise<void>;
}
