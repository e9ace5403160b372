import type { ChannelName } from '../stores/delivery-store.ts';
import type { Inquiry, InquiryForm } from '../stores/inquiry.ts';
import type { Prospect } from '../stores/prospect-store.ts';
import type { Request } from '../stores/request-store.ts';
import type { Subscription } from '../stores/subscription.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';

/** What is delivered, decrypted. */
export type Subject =
  | { kind: 'request'; request: Request }
  | { kind: 'share'; agreement: AwaitedAgreement }
  | { kind: 'prospect'; prospect: Prospect }
  | { kind: 'newsletter'; subscription: Subscription }
  | { kind: InquiryForm; inquiry: Inquiry };

export type Taken = { ok: true } | { ok: false; why: string };

/** A way to deliver to the lender's systems. */
export interface Channel {
  name: ChannelName;
  /**
   * Delivers a subject, in bounded time. `why`: a code for operators. An exception counts as not
   * delivered, and is a fault of the program.
   */
  deliver(subject: Subject, messageId: string): Promise<Taken>;
}
