import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';

/** What is known of a draft without decrypting it: unfinished, and as it was sent. */
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
  /** The state as it was sent, a JSON object. */
  content: string;
  savedAt: Date;
  /** When the browser made this state, by its own clock; undefined if the caller does not say. */
  madeAt?: Date | undefined;
  expiresAt: Date;
}

/** What became of a save; `overtaken`: a later state is stored; `shared`: it waits for the co-borrower under that id. */
export type SaveOutcome =
  | { kind: 'saved' | 'overtaken' | 'foreign' | 'alreadySent' }
  | { kind: 'shared'; shareId: string };

export interface DraftStore {
  /**
   * Overwrites an earlier state of the same session, and no later one (`isOvertaken`). `foreign`: the id is another
   * session's.
   * `mayBeMailed`: whether its applicant may be mailed before the session ends.
   */
  save(draft: Draft, mayBeMailed?: boolean): Promise<'saved' | 'overtaken' | 'foreign'>;
  /**
   * The same, unless the application was sent or waits for the co-borrower, or the session was ended
   * (`foreign`). Claim its `uniqid` first.
   */
  saveUnlessSent(draft: Draft, mayBeMailed: boolean): Promise<SaveOutcome>;
  /** The session's most recent draft, unless expired at `now`. */
  latestOf(sessionId: string, now: Date): Promise<Draft | undefined>;
  /** The draft, unless expired at `now`. */
  find(uniqid: string, now: Date): Promise<Draft | undefined>;
  /** The session that holds the draft. */
  ownerOf(uniqid: string): Promise<string | undefined>;
  /** Moves the draft to another session; false if `from` does not hold it, or it has expired. */
  move(uniqid: string, from: string, to: string, now: Date): Promise<boolean>;
  /**
   * Records that a link to the draft is mailed, unless a link to any draft of the same session was
   * mailed after `unlessSince`; returns whether it did.
   */
  markLinkMailed(uniqid: string, at: Date, unlessSince: Date): Promise<boolean>;
  /**
   * The latest drafts of the sessions that end after `now` and by `until`, if the applicant may be
   * mailed, was not mailed yet, and the draft is kept for longer than the session lasts.
   */
  listEnding(now: Date, until: Date): Promise<readonly Pick<Draft, 'uniqid' | 'sessionId'>[]>;
  /** Records that its applicant is mailed before the session ends; returns whether nobody had. */
  markExpiryMailed(uniqid: string, at: Date): Promise<boolean>;
  /**
   * Decrypts all of them, one after the other. Throws at what cannot be read, unless `unreadable` is
   * given: then it is called and the others continue.
   */
  each(unreadable?: (draft: Pick<Draft, 'uniqid'>) => void): AsyncIterable<Draft>;
  remove(uniqid: string): Promise<void>;
  /** Deletes all drafts of a session; returns how many. */
  removeOf(sessionId: string): Promise<number>;
  /** Deletes what expired before `now`; returns how many. */
  purge(now: Date): Promise<number>;
}
