import type { AuditLog } from '../security/audit/audit-log.ts';
import type { KeyStore } from '../security/encryption/key-store.ts';
import type { AuditProofStore } from './audit-proof-store.ts';
import type { ConsentTextStore } from './consent-text-store.ts';
import type { DecisionStore } from './decision-store.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { DevelopmentMail } from './development-mail.ts';
import type { DraftStore } from './draft-store.ts';
import type { GivenStore } from './given-store.ts';
import type { HoldStore } from './hold-store.ts';
import type { InquiryStore } from './inquiry.ts';
import type { IntegrityStore } from './integrity-store.ts';
import type { Enqueue } from './job.ts';
import type { ProspectStore } from './prospect-store.ts';
import type { RateCounts } from './rate-counts.ts';
import type { RequestStore } from './request-store.ts';
import type { RestrictionStore } from './restriction-store.ts';
import type { RetentionStore } from './retention-store.ts';
import type { SessionStore } from './session-store.ts';
import type { ShareStore } from './share-store.ts';
import type { SignInStore } from './sign-in-store.ts';
import type { SpentProofs } from './spent-proofs.ts';
import type { SubscriptionStore } from './subscription.ts';
import type { UploadStore } from './upload-store.ts';

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
  auditProofs: AuditProofStore;
  inquiries: InquiryStore;
  uploads: UploadStore;
  newsletter: SubscriptionStore;
  consentTexts: ConsentTextStore;
  given: GivenStore;
  rateCounts: RateCounts;
  keys: KeyStore;
  integrity: IntegrityStore;
  decisions: DecisionStore;
  holds: HoldStore;
  restrictions: RestrictionStore;
  retention: RetentionStore;
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
