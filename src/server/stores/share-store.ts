import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { ShareEvent, ShareState } from '#journey/share-status.ts';
import type { Acceptance } from '../security/audit/agreed-conditions.ts';
import type { ProvenAnswer } from './request-store.ts';

/** What the applicant answered, assessed valid on that day, and the loan they asked for. */
export interface ApplicantsPart {
  answers: Answers;
  loan: Loan;
  /** Which answers are as a sign-in provider stated them; absent once the share has ended. */
  provenance?: readonly ProvenAnswer[];
  /** Other conditions that they accepted, which the co-borrower is asked to accept too. */
  agreed?: Acceptance & { conditions: Conditions };
}

/** What the co-borrower answered so far. */
export interface CoborrowersPart {
  answers: Answers;
  maxStep: string;
  /** Which session saved it, and when its browser had made it, by that clock (`isOvertaken`). */
  saved?: { readonly sessionId: string; readonly madeAt: number };
  /** Other conditions than those asked for, if they accepted any. */
  loan?: Loan;
  /** How they accepted those, while the applicant is to decide. */
  accepted?: Acceptance;
  /** Which of the answers that were sent are as a sign-in provider stated them; absent likewise. */
  provenance?: readonly ProvenAnswer[];
}

/** A request that waits for the co-borrower's part, and its outcome. */
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
  /** Sessions of an earlier generation belong to an address that was corrected. */
  trustedFrom: number;
  applicant: ApplicantsPart;
  part: CoborrowersPart | undefined;
  /** How many were mailed, or skipped when due: to the co-borrower, then to the applicant while they decide. */
  reminders: number;
  createdAt: Date;
  /** When the newest link was mailed, or the applicant was asked to decide. */
  invitedAt: Date;
  expiresAt: Date;
  endedAt: Date | undefined;
}

/** What is known of a waiting share without decrypting it. */
export type WaitingShare = Pick<
  Share,
  'id' | 'uniqid' | 'state' | 'reminders' | 'createdAt' | 'invitedAt' | 'expiresAt'
>;

/** What a list knows of a share, open or ended: nothing about the two borrowers. */
export type ListedShare = Pick<
  Share,
  'id' | 'uniqid' | 'lang' | 'state' | 'reminders' | 'createdAt' | 'expiresAt' | 'endedAt'
>;

export interface ShareStore {
  /** Throws if the application has a waiting share: claim its `uniqid` and check first. */
  add(share: Share): Promise<void>;
  find(id: string): Promise<Share | undefined>;
  /** How many the session has shared after that instant. */
  countOf(sessionId: string, since: Date): Promise<number>;
  /** The share that the session began last. */
  findLatestOf(sessionId: string): Promise<Share | undefined>;
  /** The newest share of the application. */
  findByUniqid(uniqid: string): Promise<Share | undefined>;
  /** Gives what a session has shared to another session. */
  move(from: string, to: string): Promise<void>;
  /** Replaces all but the state, and who shared what and when. Claim its `uniqid` first. */
  update(share: Share): Promise<void>;
  /**
   * The same, and changes the state from `share.state` to the one that follows on the event; returns the share as it is
   * stored. Throws, and stores nothing, if the event is not possible in that state or the stored state is another.
   */
  transition(share: Share, event: ShareEvent): Promise<Share>;
  /** Waiting shares that were created at or before that instant, oldest first. */
  waitingSince(latest: Date): Promise<WaitingShare[]>;
  /** Newest first: all, or the newest few. */
  list(newest?: number): Promise<ListedShare[]>;
  /**
   * Decrypts all of them, one after the other. Throws at what cannot be read, unless `unreadable` is
   * given: then it is called and the others continue.
   */
  each(unreadable?: (share: Pick<Share, 'id'>) => void): AsyncIterable<Share>;
  remove(id: string): Promise<void>;
  /**
   * Deletes the next of what ended or expired at or before that instant, readable or not, with its letters. Returns their
   * ids; `isEnd`: no more are left.
   */
  purge(latest: Date): Promise<{ ids: readonly string[]; isEnd: boolean }>;
}
