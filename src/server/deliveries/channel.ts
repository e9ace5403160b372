import type { Inquiry, InquiryForm } from '../inquiries/inquiry.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { Prospect } from '../prospects/prospect-store.ts';
import type { Request } from '../requests/request-store.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';
import type { ChannelName } from './delivery-store.ts';

/** What is told, opened. */
export type Subject =
  | { kind: 'request'; request: Request }
  | { kind: 'share'; agreement: AwaitedAgreement }
  | { kind: 'prospect'; prospect: Prospect }
  | { kind: 'newsletter'; subscription: Subscription }
  | { kind: InquiryForm; inquiry: Inquiry };

export type Taken = { ok: true } | { ok: false; why: string };

/** A way to tell the lender's systems. */
export interface Channel {
  name: ChannelName;
  /**
   * Tells one thing, in bounded time. `why`: a code for operators. What throws was not taken either,
   * and is a fault of the program.
   */
  tell(subject: Subject, messageId: string): Promise<Taken>;
}
