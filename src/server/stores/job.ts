import type { ShareLetter } from './share-letter.ts';

/** Why the link is mailed: the applicant asked for it, which is the default, or the session ends. */
export type DraftLetterReason = 'asked' | 'sessionEnds';

/**
 * Work that runs after the answer was sent, at least once, and again if it failed. Jobs are
 * stored unencrypted: they name rows, never people.
 */
export interface JobData {
  /** Mails the applicant that their request arrived. */
  'confirm-request': { requestId: string };
  /** Mails a co-borrower whose answers the applicant gave. */
  'inform-coborrower': { requestId: string };
  /** Mails one of the letters about a shared request. */
  'share-letter': { shareId: string; letter: ShareLetter; generation: number };
  /** Mails the applicant the link that continues their draft. */
  'draft-letter': { uniqid: string; sessionId: string; because?: DraftLetterReason };
  /** Mails the person who subscribed to the newsletter. */
  'newsletter-letter': { subscriptionId: string };
  /** Reminds co-borrowers, and ends the shares whose time is over. */
  'tend-shares': Record<string, never>;
  /** Queues mails to applicants whose sessions end soon. */
  'mail-before-expiry': Record<string, never>;
  /** Delivers what is due to the lender's systems. */
  'deliver-due': Record<string, never>;
  /** Deletes what has been kept for its full period. */
  'purge-expired': Record<string, never>;
  /** Proves the end of the audit log outside of the database. */
  'prove-audit-log': Record<string, never>;
}

export type JobName = keyof JobData;

export const JOB_NAMES: readonly JobName[] = [
  'confirm-request',
  'inform-coborrower',
  'share-letter',
  'draft-letter',
  'newsletter-letter',
  'tend-shares',
  'mail-before-expiry',
  'deliver-due',
  'purge-expired',
  'prove-audit-log',
];

/** A job that is not retried any more. */
export type GivenUpJob = { [N in JobName]: { name: N; data: JobData[N] } }[JobName];

export type JobHandlers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> };

export type Enqueue = <N extends JobName>(name: N, data: JobData[N]) => Promise<void>;
