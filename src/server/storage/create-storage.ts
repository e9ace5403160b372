import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { JobData, JobName } from '../stores/job.ts';
import type { Storage, Stores } from '../stores/storage.ts';
import type { Database, Executor } from './database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { createSqlAudit } from './sql-audit.ts';
import { createSqlAuditProofs } from './sql-audit-proofs.ts';
import { createSqlConsentTexts } from './sql-consent-texts.ts';
import { createSqlDecisions } from './sql-decisions.ts';
import { createSqlDeliveries } from './sql-deliveries.ts';
import { createSqlDevelopmentMail } from './sql-development-mail.ts';
import { createSqlDrafts } from './sql-drafts.ts';
import { createSqlGiven } from './sql-given.ts';
import { createSqlHolds } from './sql-holds.ts';
import { createSqlInquiries } from './sql-inquiries.ts';
import { createSqlIntegrity } from './sql-integrity.ts';
import { createSqlKeys } from './sql-keys.ts';
import { createSqlNewsletter } from './sql-newsletter.ts';
import { createSqlProspects } from './sql-prospects.ts';
import { createSqlRateCounts } from './sql-rate-counts.ts';
import { createSqlRequests } from './sql-requests.ts';
import { createSqlRestrictions } from './sql-restrictions.ts';
import { createSqlRetention } from './sql-retention.ts';
import { createSqlSessions } from './sql-sessions.ts';
import { createSqlShares } from './sql-shares.ts';
import { createSqlSignIns } from './sql-sign-ins.ts';
import { createSqlSpentProofs } from './sql-spent-proofs.ts';
import { createSqlUploads } from './sql-uploads.ts';

export function createStorage(
  database: Database,
  keyRing: KeyRing,
  queue: Pick<JobQueue, 'enqueueIn'>,
): Storage {
  return {
    ...storesOn(database.executor, keyRing),
    transact: (work) =>
      database.transact(({ executor, queueConnection }) =>
        work({
          ...storesOn(executor, keyRing),
          enqueue: <N extends JobName>(name: N, data: JobData[N]) =>
            queue.enqueueIn(queueConnection, name, data),
        }),
      ),
  };
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
    deliveries: createSqlDeliveries(executor, keyRing),
    prospects: createSqlProspects(executor, keyRing),
    audit: createSqlAudit(executor, keyRing),
    auditProofs: createSqlAuditProofs(executor),
    inquiries: createSqlInquiries(executor, keyRing),
    uploads: createSqlUploads(executor, keyRing),
    newsletter: createSqlNewsletter(executor, keyRing),
    consentTexts: createSqlConsentTexts(executor),
    given: createSqlGiven(executor),
    rateCounts: createSqlRateCounts(executor),
    keys: createSqlKeys(executor),
    integrity: createSqlIntegrity(executor),
    decisions: createSqlDecisions(executor, keyRing),
    holds: createSqlHolds(executor, keyRing),
    restrictions: createSqlRestrictions(executor, keyRing),
    retention: createSqlRetention(executor),
  };
}
