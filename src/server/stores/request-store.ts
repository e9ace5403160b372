import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SentBudget } from '#journey/affordability/sent-budget.ts';
import type { SentAskedLoan } from '#journey/asked-loan.ts';
import type { SentAnswers } from '#journey/sent-answers/sent-answers.ts';
import type { SentDecision } from '#journey/sent-decisions.ts';

/** A request that was sent, without what the applicant answered about themselves. */
export interface RequestSummary {
  id: string;
  uniqid: string;
  sessionId: string;
  /** "FLV-2026-7K3M9Q" */
  reference: string;
  lang: ContractLocale;
  product: string;
  amount: Cents;
  additionalAmount: Cents;
  /** Months. */
  duration: number;
  /** Percent a year. */
  taeg: number;
  monthlyAmount: Cents;
  sentAt: Date;
  /** When its confirmation was handed to the mail server. */
  confirmedAt: Date | undefined;
  /** When the server gave up mailing its confirmation. */
  confirmationFailedAt: Date | undefined;
  /** When its confirmation was withheld, because its address had received too many. */
  confirmationWithheldAt: Date | undefined;
}

export interface Request extends RequestSummary {
  /** The product's name as shown to the applicant. */
  productName: string;
  /** Everything answered, under the specification's field names. */
  answers: SentAnswers;
  /** The household's budget at the sent conditions; undefined if an earlier version stored the request. */
  budget: SentBudget | undefined;
  /** What was asked for before other conditions were accepted; undefined if none were. */
  asked: SentAskedLoan | undefined;
  /** What the program proposed or warned of by itself; empty in requests of versions that did not store it. */
  decisions: readonly SentDecision[];
  /** Which of the answers are as a sign-in provider stated them. */
  provenance: readonly ProvenAnswer[];
}

export interface ProvenAnswer {
  /** The answer's name among `answers`. */
  name: string;
  /** `itsme`, or the identifier of another provider. */
  provider: string;
  /** When the provider stated it, ISO 8601. */
  at: string;
}

export interface RequestStore {
  /** `referenceTaken`: draw another. `alreadySent`: the `uniqid` has a request. */
  add(request: Request): Promise<'added' | 'referenceTaken' | 'alreadySent'>;
  /**
   * Makes others who send or save under these names wait until the transaction ends: an application's
   * `uniqid`, then its session.
   */
  claim(...names: [string, ...string[]]): Promise<void>;
  /** The same for others who count the mails to an address. */
  claimAddress(email: string): Promise<void>;
  /** When the last `most` requests were sent under a session after `since`, newest first. */
  sentTimes(sessionId: string, since: Date, most: number): Promise<readonly Date[]>;
  /** How many requests sent after `since` were or will be confirmed to an address, counted as far as `most`. */
  countConfirmations(email: string, since: Date, most: number): Promise<number>;
  findByUniqid(uniqid: string): Promise<RequestSummary | undefined>;
  /** The request that was sent last under the session. */
  findLatestOf(sessionId: string): Promise<RequestSummary | undefined>;
  findByReference(reference: string): Promise<Request | undefined>;
  find(id: string): Promise<Request | undefined>;
  /** Newest first: all, or the newest few. */
  list(newest?: number): Promise<RequestSummary[]>;
  /**
   * Decrypts all of them, oldest first, one after the other. Throws at what cannot be read, unless
   * `unreadable` is given: then it is called and the others continue.
   */
  each(unreadable?: (request: RequestSummary) => void): AsyncIterable<Request>;
  remove(id: string): Promise<void>;
  markConfirmed(id: string, at: Date): Promise<void>;
  /** Records that mailing its confirmation was given up. */
  markUnconfirmed(id: string, at: Date): Promise<void>;
  /** Gives what a session has sent to another session. */
  move(from: string, to: string): Promise<void>;
  /**
   * Deletes the next of those delivered at `then` or before, with their deliveries; returns their references, and whether
   * there are no more.
   */
  purgeDelivered(then: Date): Promise<{ references: readonly string[]; isEnd: boolean }>;
}
