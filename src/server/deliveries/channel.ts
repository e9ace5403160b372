import type { Inquiry, InquiryForm } from '../inquiries/inquiry.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { Prospect } from '../prospects/prospect-store.ts';
import type { Request } from '../requests/request-store.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';
import type { ChannelName } from './delivery-store.ts';

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
