import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';

/** What may be known of a draft without opening it. All of it unfinished, all of it as sent. */
export interface DraftFigures {
  product?: string;
  amount?: Cents;
  additionalAmount?: Cents;
  /** Months. */
  duration?: number;
  /** Percent a year. */
  taeg?: number;
  monthlyAmount?: Cents;
}

export interface Draft {
  /** The browser's name for the application. */
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  step: string | undefined;
  figures: DraftFigures;
  /** The state as it was sent, JSON. */
  content: string;
  savedAt: Date;
  expiresAt: Date;
}

export interface DraftStore {
  /**
   * Saves over an earlier state of the same session. `foreign`: the id is another session's.
   * `mayBeMailed`: whether its applicant may be written to before the session ends.
   */
  save(draft: Draft, mayBeMailed?: boolean): Promise<'saved' | 'foreign'>;
  /** The session's most recent draft, unless expired at `now`. */
  latestOf(sessionId: string, now: Date): Promise<Draft | undefined>;
  /** The draft, unless expired at `now`. */
  find(uniqid: string, now: Date): Promise<Draft | undefined>;
  /** Whose the draft is. */
  ownerOf(uniqid: string): Promise<string | undefined>;
  /** Hands the draft over to another session; false where it is not `from`'s, or expired. */
  move(uniqid: string, from: string, to: string, now: Date): Promise<boolean>;
  /**
   * Notes that a link to the draft is mailed, unless one to any draft of the same session was after
   * `unlessSince`; whether it did.
   */
  markLinkMailed(uniqid: string, at: Date, unlessSince: Date): Promise<boolean>;
  /**
   * The latest drafts of the sessions that end after `now` and by `until`, where the applicant may be
   * written to, was not yet, and the draft is kept for longer than the session lasts.
   */
  listEnding(now: Date, until: Date): Promise<readonly Pick<Draft, 'uniqid' | 'sessionId'>[]>;
  /** Notes that its applicant is written to before the session ends; whether nobody had. */
  markExpiryMailed(uniqid: string, at: Date): Promise<boolean>;
  /**
   * All of them, opened one after the other. Throws at what cannot be read, unless there is
   * someone to tell of it: then the others go on.
   */
  each(unreadable?: (draft: Pick<Draft, 'uniqid'>) => void): AsyncIterable<Draft>;
  remove(uniqid: string): Promise<void>;
  /** Removes what expired before `now`; how many. */
  purge(now: Date): Promise<number>;
}
