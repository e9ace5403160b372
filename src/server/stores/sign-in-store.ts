import type { ContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';

/** A sign-in in progress. It is recognised by hashes, so reading the table does not help to forge it. */
export interface StoredAttempt {
  stateHash: string;
  /** The hash of the secret that the browser which began it holds in a cookie. */
  browserHash: string;
  provider: string;
  sessionId: string;
  lang: ContractLocale;
  nonce: string;
  verifier: string;
  expiresAt: Date;
}

/** A provider's claims about the holder of the session. */
export interface StoredSignIn {
  sessionId: string;
  provider: string;
  values: SignedInValues;
  at: Date;
  expiresAt: Date;
}

/** What an attempt is found by. */
export type AttemptKey = Pick<StoredAttempt, 'stateHash' | 'browserHash' | 'provider'>;

export interface SignInStore {
  begin(attempt: StoredAttempt): Promise<void>;
  /** Returns the attempt, once; `undefined` if any of the three does not fit, or it is too late. */
  take(key: AttemptKey, now: Date): Promise<StoredAttempt | undefined>;
  /** Records that the attempt that was taken is done, or forgets it. */
  settle(key: AttemptKey, outcome: 'done' | 'failed'): Promise<void>;
  /** What became of an attempt that was taken, until it expires; `undefined` if it failed or is unknown. */
  outcomeOf(key: AttemptKey, now: Date): Promise<'under-way' | 'done' | undefined>;
  /** Replaces earlier claims of the same provider. */
  keep(signIn: StoredSignIn): Promise<void>;
  /** The claims of a session's holder at `now`, oldest first. */
  of(sessionId: string, now: Date): Promise<StoredSignIn[]>;
  /** Moves a session's claims to a new session. */
  move(from: string, to: string): Promise<void>;
  /** Deletes all claims of a session. */
  forget(sessionId: string): Promise<void>;
  /** Deletes all claims of the sessions that a share's links have opened. */
  forgetOfShare(shareId: string): Promise<void>;
  /**
   * Decrypts all of them, expired or not, one after the other. Throws at what cannot be read, unless
   * `unreadable` is given: then it is called and the others continue.
   */
  each(unreadable?: (signIn: Pick<StoredSignIn, 'sessionId'>) => void): AsyncIterable<StoredSignIn>;
  /** Deletes what expired before `now`; returns how many. */
  purge(now: Date): Promise<number>;
  /** The same of the attempts to sign in. */
  purgeAttempts(now: Date): Promise<number>;
}
