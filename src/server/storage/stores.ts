import type { AuditLog } from '../audit/audit-log.ts';
import type { SpentProofs } from '../bot-check/spent-proofs.ts';
import type { DeliveryStore } from '../deliveries/delivery-store.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { KeyStore } from '../encryption/key-store.ts';
import type { RateCounts } from '../http/rate-counts.ts';
import type { InquiryStore } from '../inquiries/inquiry.ts';
import type { IntegrityStore } from '../integrity/integrity-store.ts';
import type { DevelopmentMail } from '../mail/development-mail.ts';
import type { SubscriptionStore } from '../newsletter/subscription.ts';
import type { ProspectStore } from '../prospects/prospect-store.ts';
import type { RequestStore } from '../requests/request-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { ShareStore } from '../shares/share-store.ts';
import type { SignInStore } from '../sign-in/sign-in-store.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { Executor } from './database.ts';
import { createSqlAudit } from './sql-audit.ts';
import { createSqlDeliveries } from './sql-deliveries.ts';
import { createSqlDevelopmentMail } from './sql-development-mail.ts';
import { createSqlDrafts } from './sql-drafts.ts';
import { createSqlInquiries } from './sql-inquiries.ts';
import { createSqlIntegrity } from './sql-integrity.ts';
import { createSqlKeys } from './sql-keys.ts';
import { createSqlNewsletter } from './sql-newsletter.ts';
import { createSqlProspects } from './sql-prospects.ts';
import { createSqlRateCounts } from './sql-rate-counts.ts';
import { createSqlRequests } from './sql-requests.ts';
import { createSqlSessions } from './sql-sessions.ts';
import { createSqlShares } from './sql-shares.ts';
import { createSqlSignIns } from './sql-sign-ins.ts';
import { createSqlSpentProofs } from './sql-spent-proofs.ts';
import { createSqlUploads } from './sql-uploads.ts';

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

export function storesOn(executor: Executor, keyRing: KeyRing): Stores {
  return {
    sessions: createSqlSessions(executor),
    drafts: createSqlDrafts(executor, keyRing),
    requests: createSqlRequests(executor, keyRing),
    spentProofs: createSqlSpentProofs(executor),
    developmentMail: createSqlDevelopmentMail(executor, keyRing),
    shares: createSqlShares(executor, keyRing),
    signIns: createSqlSignIns(executor, keyRing),
    deliveries: createSqlDeliveries(executor),
    prospects: createSqlProspects(executor, keyRing),
    audit: createSqlAudit(executor, keyRing),
    inquiries: createSqlInquiries(executor, keyRing),
    uploads: createSqlUploads(executor, keyRing),
    newsletter: createSqlNewsletter(executor, keyRing),
    rateCounts: createSqlRateCounts(executor),
    keys: createSqlKeys(executor),
    integrity: createSqlIntegrity(executor),
  };
}
