import type { AuditLog } from '../audit/audit-log.ts';
import type { SpentProofs } from '../bot-check/spent-proofs.ts';
import type { DeliveryStore } from '../deliveries/delivery-store.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { InquiryStore } from '../inquiries/inquiry.ts';
import type { DevelopmentMail } from '../mail/development-mail.ts';
import type { SubscriptionStore } from '../newsletter/subscription.ts';
import type { ProspectStore } from '../prospects/prospect-store.ts';
import type { RequestStore } from '../requests/request-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { ShareStore } from '../shares/share-store.ts';
import type { SignInStore } from '../sign-in/sign-in-store.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { Executor } from './database.ts';
import { keepAudit } from './keep-audit.ts';
import { keepDeliveries } from './keep-deliveries.ts';
import { keepDevelopmentMail } from './keep-development-mail.ts';
import { keepDrafts } from './keep-drafts.ts';
import { keepInquiries } from './keep-inquiries.ts';
import { keepNewsletter } from './keep-newsletter.ts';
import { keepProspects } from './keep-prospects.ts';
import { keepRequests } from './keep-requests.ts';
import { keepSessions } from './keep-sessions.ts';
import { keepShares } from './keep-shares.ts';
import { keepSignIns } from './keep-sign-ins.ts';
import { keepSpentProofs } from './keep-spent-proofs.ts';
import { keepUploads } from './keep-uploads.ts';

/** Everything that is kept. The same stores stand on the database at large or on a transaction. */
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
}

export function storesOn(executor: Executor, keyRing: KeyRing): Stores {
  return {
    sessions: keepSessions(executor),
    drafts: keepDrafts(executor, keyRing),
    requests: keepRequests(executor, keyRing),
    spentProofs: keepSpentProofs(executor),
    developmentMail: keepDevelopmentMail(executor, keyRing),
    shares: keepShares(executor, keyRing),
    signIns: keepSignIns(executor, keyRing),
    deliveries: keepDeliveries(executor),
    prospects: keepProspects(executor, keyRing),
    audit: keepAudit(executor, keyRing),
    inquiries: keepInquiries(executor, keyRing),
    uploads: keepUploads(executor, keyRing),
    newsletter: keepNewsletter(executor, keyRing),
  };
}
