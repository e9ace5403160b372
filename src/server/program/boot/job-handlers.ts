import type { FastifyBaseLogger } from 'fastify';
import { mailBeforeExpiry } from '../../applications/drafts/mail-before-expiry.ts';
import { type SendDraftLink, sendDraftLink } from '../../applications/drafts/send-draft-link.ts';
import {
  type ConfirmRequest,
  confirmRequest,
} from '../../applications/requests/confirm-request.ts';
import { informCoborrower } from '../../applications/requests/inform-coborrower.ts';
import { remindAndExpireShares } from '../../applications/shares/remind-and-expire.ts';
import { type SendLetter, sendLetter } from '../../applications/shares/send-letter.ts';
import { purgeExpired } from '../../data-protection/retention/purge-expired.ts';
import type { Channel } from '../../deliveries/channel.ts';
import { deliverDue } from '../../deliveries/deliver-due.ts';
import { type ProveAuditLog, proveAuditLog } from '../../deliveries/proofs/prove-audit-log.ts';
import {
  type SendNewsletterLetter,
  sendNewsletterLetter,
} from '../../inquiries/newsletter/send-newsletter-letter.ts';
import type { MailKind } from '../../operation/observability/metric-table.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import { writeNoted } from '../../security/audit/chain.ts';
import type { GivenUpJob, JobHandlers } from '../../stores/job.ts';
import type { Periods } from '../../stores/retention-table.ts';
import type { Storage } from '../../stores/storage.ts';
import { measureDeliveries, measureJobs, measureMails } from './measure-work.ts';

interface JobServices extends Omit<JobsByDate, 'storage' | 'log'> {
  /** The services of the letters; also the storage and clock of the jobs. */
  letters: ConfirmRequest &
    SendLetter &
    SendDraftLink &
    SendNewsletterLetter & { storage: Storage };
  channels: readonly Channel[];
  proofs: Pick<ProveAuditLog, 'witnesses' | 'everyHours' | 'newId'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  recorder: Recorder;
}

/** The handler of each job. Results of scheduled jobs are logged. */
export function jobHandlers({
  letters,
  channels,
  periods,
  proofs,
  agreedTime,
  purgeErasures,
  mailsBeforeExpiry,
  log,
  recorder,
}: JobServices): JobHandlers {
  const { storage, now } = letters;
  const lettersOf = (kind: MailKind) => ({
    ...letters,
    mailer: measureMails(letters.mailer, kind, recorder),
  });
  const handlers: JobHandlers = {
    'confirm-request': ({ requestId }) => confirmRequest(lettersOf('confirm-request'), requestId),
    'inform-coborrower': ({ requestId }) =>
      informCoborrower(lettersOf('inform-coborrower'), requestId),
    'share-letter': (job) => sendLetter(lettersOf('share-letter'), job),
    'draft-letter': (job) => sendDraftLink(lettersOf('draft-letter'), job),
    'newsletter-letter': (job) => sendNewsletterLetter(lettersOf('newsletter-letter'), job),
    'deliver-due': () =>
      deliverDue({
        storage,
        channels: channels.map((channel) => measureDeliveries(channel, recorder)),
        now,
        report: ({ delivery: { kind, subjectId, attempts }, why, error }) =>
          log.warn({ kind, subjectId, attempts, why, err: error }, 'A delivery failed'),
      }),
    'prove-audit-log': () =>
      proveAuditLog({
        storage,
        ...proofs,
        now,
        report: (to, why) => {
          const outcome = why === undefined ? 'taken' : 'failed';
          recorder.count('loanfront_audit_proofs_total', { to, outcome });
          if (why !== undefined)
            log.warn({ to, why }, 'The end of the audit log was not proven, and is tried again');
        },
      }),
    ...jobsByDate({ storage, periods, agreedTime, purgeErasures, mailsBeforeExpiry, log }),
  };
  return measureJobs(handlers, recorder);
}

interface JobsByDate {
  storage: Storage;
  periods: Periods;
  /** The time by which data is deleted and shares end; rejects if the clocks differ. */
  agreedTime(): Promise<Date>;
  /** Deletes the erasures of that time and before from their register. */
  purgeErasures(before: Date): Promise<number>;
  /** Whether applicants are mailed before their sessions end. */
  mailsBeforeExpiry: boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The jobs whose work cannot be taken back. With a wrong clock they fail, and do nothing. */
export function jobsByDate({
  storage,
  periods,
  agreedTime,
  purgeErasures,
  mailsBeforeExpiry,
  log,
}: JobsByDate) {
  return {
    'tend-shares': async () => {
      const time = await agreedTime();
      const counts = await remindAndExpireShares({ storage, now: () => time });
      log.info(counts, 'reminded and expired shares');
    },
    'mail-before-expiry': async () => {
      if (!mailsBeforeExpiry) return;
      const time = await agreedTime();
      const mailed = await mailBeforeExpiry({ storage, now: () => time });
      log.info(mailed, 'mailed before sessions end');
    },
    'purge-expired': async () => {
      const time = await agreedTime();
      const purged = await purgeExpired({
        storage,
        periods,
        now: () => time,
        reportStop: ({ table, due, rows, period }) =>
          log.warn(
            { table, due, rows, period },
            'A purge would delete more than a tenth of a table, and waits for "retention confirm"',
          ),
      });
      log.info(purged, 'purged');
      // If logs are stored elsewhere, a truncation of the chain is detected by this line.
      const end = await storage.audit.end();
      if (end !== undefined) log.info({ end: writeNoted(end) }, 'end of the audit log');
      // Last: a folder that this server cannot open must hold nothing else up.
      log.info({ erasures: await purgeErasures(time) }, 'purged the register');
    },
  } satisfies Partial<JobHandlers>;
}

interface GiveUpJob {
  storage: { requests: Pick<Storage['requests'], 'markUnconfirmed'> };
  now: () => Date;
  log: { error(fields: object, message: string): void };
  recorder: Recorder;
}

/** Handles a job that is not retried any more. The log names its rows, and no person. */
export function giveUpJob({ storage, now, log, recorder }: GiveUpJob) {
  return async ({ name, data }: GivenUpJob): Promise<void> => {
    recorder.count('loanfront_jobs_given_up_total', { queue: name });
    log.error({ job: name, ...data }, 'A job failed for the last time and is not retried');
    if (name === 'confirm-request') await storage.requests.markUnconfirmed(data.requestId, now());
  };
}
