import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { ShareState } from '#journey/share-status.ts';
import type { Acceptance } from '../audit/agreed-conditions.ts';
import type { ProvenAnswer } from '../requests/request-store.ts';

/** What the applicant answered, judged as right on that day, and the loan they asked for. */
export interface ApplicantsPart {
  answers: Answers;
  loan: Loan;
  /** Which of the answers were as a sign-in told them; absent once the share has ended. */
  provenance?: readonly ProvenAnswer[];
  /** Other conditions that they accepted, which the co-borrower is asked to accept too. */
  agreed?: Acceptance & { conditions: Conditions };
}

/** What the co-borrower answered so far. */
export interface CoborrowersPart {
  answers: Answers;
  maxStep: string;
  /** Other conditions than those asked for, where they accepted some. */
  loan?: Loan;
  /** How they accepted those, while the applicant is to decide. */
  accepted?: Acceptance;
  /** Which of the answers that were sent were as a sign-in told them; likewise. */
  provenance?: readonly ProvenAnswer[];
}

/** A request that waits for the co-borrower's part, and what became of it. */
export interface Share {
  id: string;
  /** The applicant's name for the application. */
  uniqid: string;
  /** The session that it was shared from. */
  sessionId: string;
  lang: ContractLocale;
  state: ShareState;
  /** Counts the links: only the newest opens. */
  generation: number;
  /** Sessions that an earlier generation opened belong to an address that was corrected. */
  trustedFrom: number;
  applicant: ApplicantsPart;
  part: CoborrowersPart | undefined;
  /** How many were mailed, or were due and passed over. */
  reminders: number;
  createdAt: Date;
  /** When the newest link was mailed. */
  invitedAt: Date;
  expiresAt: Date;
  endedAt: Date | undefined;
}

/** What may be known of a share that waits for one of the two without unsealing it. */
export type WaitingShare = Pick<
  Share,
  'id' | 'uniqid' | 'state' | 'reminders' | 'createdAt' | 'invitedAt' | 'expiresAt'
>;

/** What a list tells of a share, open or ended: when and how, and nothing of the two. */
export type ListedShare = Pick<
  Share,
  'id' | 'lang' | 'state' | 'reminders' | 'createdAt' | 'expiresAt' | 'endedAt'
>;

export interface ShareStore {
  /** Throws where the application has a share that waits: claim its `uniqid` and look first. */
  add(share: Share): Promise<void>;
  find(id: string): Promise<Share | undefined>;
  /** How many that session has shared after that instant. */
  countOf(sessionId: string, since: Date): Promise<number>;
  /** The application's newest. */
  findByUniqid(uniqid: string): Promise<Share | undefined>;
  /** Replaces all but who shared what and when. Claim its `uniqid` first. */
  update(share: Share): Promise<void>;
  /** Those that wait and were shared at or before that instant, oldest first. */
  waitingSince(latest: Date): Promise<WaitingShare[]>;
  /** All of them, newest first. */
  list(): Promise<ListedShare[]>;
  /**
   * All of them, opened one after the other. Throws at what cannot be read, unless there is
   * someone to tell of it: then the others go on.
   */
  each(unreadable?: (share: Pick<Share, 'id'>) => void): AsyncIterable<Share>;
  remove(id: string): Promise<void>;
  /** Removes what ended, or had to, at or before that instant, readable or not, with what was to be told of it; how many. */
  purge(latest: Date): Promise<number>;
}
