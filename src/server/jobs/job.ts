import type { ShareLetter } from '../shares/share-letter.ts';

/** Why the link is mailed: the applicant asked for it, which is meant where nothing is said. */
export type DraftLetterReason = 'asked' | 'sessionEnds';

/**
 * Work that is done after the answer was given, at least once, again where it failed. Jobs are
 * stored in the open: they name rows, never people.
 */
export interface JobData {
  /** Mails the applicant that their request arrived. */
  'confirm-request': { requestId: string };
  /** Mails one of the letters about a shared request. */
  'share-letter': { shareId: string; letter: ShareLetter; generation: number };
  /** Mails the applicant the link that continues their draft. */
  'draft-letter': { uniqid: string; sessionId: string; because?: DraftLetterReason };
  /** Mails whoever asked for the newsletter. */
  'newsletter-letter': { subscriptionId: string };
  /** Reminds co-borrowers, and ends the shares whose time is over. */
  'tend-shares': Record<string, never>;
  /** Has applicants mailed whose sessions end soon. */
  'mail-before-expiry': Record<string, never>;
  /** Tells the lender's systems what is due to be told. */
  'deliver-due': Record<string, never>;
  /** Forgets what is kept no longer than promised. */
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobData;

/** A job that is tried no more. */
export type GivenUpJob = { [N in JobName]: { name: N; data: JobData[N] } }[JobName];

export type JobHandlers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> };

export type Enqueue = <N extends JobName>(name: N, data: JobData[N]) => Promise<void>;
