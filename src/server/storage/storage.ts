import type { AuditLog } from '../audit/audit-log.ts';
import type { SpentProofs } from '../bot-check/spent-proofs.ts';
import type { DeliveryStore } from '../deliveries/delivery-store.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { KeyStore } from '../encryption/key-store.ts';
import type { RateCounts } from '../http/rate-counts.ts';
import type { InquiryStore } from '../inquiries/inquiry.ts';
import type { IntegrityStore } from '../integrity/integrity-store.ts';
import type { Enqueue } from '../jobs/job.ts';
import type { DevelopmentMail } from '../mail/development-mail.ts';
import type { SubscriptionStore } from '../newsletter/subscription.ts';
import type { ProspectStore } from '../prospects/prospect-store.ts';
import type { RequestStore } from '../requests/request-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { ShareStore } from '../shares/share-store.ts';
import type { SignInStore } from '../sign-in/sign-in-store.ts';
import type { UploadStore } from '../uploads/upload-store.ts';

/** All stores, on the database at large or on a transaction. */
export interface Stores {
  sessions: SessionStore;
  drafts: DraftStore;
  requests: RequestStore;
  spentProofs: SpentProofs;
  developmentMail: DevelopmentMail;
  shares: ShareStore;
  signIns: SignInStore;
  deliveries: DeliveryStore;
  prospects: ProspectStore;
  audit: AuditLog;
  inquiries: InquiryStore;
  uploads: UploadStore;
  newsletter: SubscriptionStore;
  rateCounts: RateCounts;
  keys: KeyStore;
  integrity: IntegrityStore;
}

/** What the body of a transaction works with. */
export interface Transaction extends Stores {
  enqueue: Enqueue;
}

/** All stores, as use cases see them. */
export interface Storage extends Stores {
  /** Commits all that `work` does through `transaction`, or nothing. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}
