import type { ChannelName } from '../stores/delivery-store.ts';
import type { Given } from '../stores/given-store.ts';
import type { Inquiry, InquiryForm } from '../stores/inquiry.ts';
import type { Prospect } from '../stores/prospect-store.ts';
import type { Request } from '../stores/request-store.ts';
import type { Subscription } from '../stores/subscription.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';

/** What is delivered, decrypted. */
export type Subject =
  | { kind: 'request'; request: Request; given: readonly Given[] }
  | { kind: 'share'; agreement: AwaitedAgreement; applicantsEmail: string }
  | { kind: 'prospect'; prospect: Prospect }
  | { kind: 'newsletter'; subscription: Subscription }
  | { kind: InquiryForm; inquiry: Inquiry };

/** Why a channel did not take a message, and what it asks of the sender. */
export interface NotTaken {
  ok: false;
  /** A code for operators. */
  why: string;
  /** The receiver wants no further attempt. */
  isFinal?: boolean;
  /** The shortest wait that the receiver asks for, in milliseconds. */
  wait?: number;
}

export type Taken = { ok: true } | NotTaken;

/** A way to deliver to the lender's systems. */
export interface Channel {
  name: ChannelName;
  /**
   * Delivers a subject, in bounded time. An exception counts as not
   * delivered, and is a fault of the program.
   */
  deliver(subject: Subject, messageId: string): Promise<Taken>;
}
