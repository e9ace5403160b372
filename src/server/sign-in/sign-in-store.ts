import type { ContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';

/** A sign-in under way. What it is recognised by are hashes: reading the table opens none. */
export interface KeptAttempt {
  stateHash: string;
  /** Of the secret that the browser which began it holds in a cookie. */
  browserHash: string;
  provider: string;
  sessionId: string;
  lang: ContractLocale;
  nonce: string;
  verifier: string;
  expiresAt: Date;
}

/** What a provider told of whoever holds the session. */
export interface KeptSignIn {
  sessionId: string;
  provider: string;
  values: SignedInValues;
  at: Date;
  expiresAt: Date;
}

export interface SignInStore {
  begin(attempt: KeptAttempt): Promise<void>;
  /** The attempt, which is then gone; `undefined` where one of the three does not fit, or too late. */
  take(
    key: Pick<KeptAttempt, 'stateHash' | 'browserHash' | 'provider'>,
    now: Date,
  ): Promise<KeptAttempt | undefined>;
  /** In the place of what the same provider told before. */
  keep(signIn: KeptSignIn): Promise<void>;
  /** What is known of a session's holder at `now`, oldest first. */
  of(sessionId: string, now: Date): Promise<KeptSignIn[]>;
  /** Hands what was told to a session over to a new one. */
  move(from: string, to: string): Promise<void>;
  /** Forgets all of a session. */
  forget(sessionId: string): Promise<void>;
  /** Forgets all of the sessions that a share's links have opened. */
  forgetOfShare(shareId: string): Promise<void>;
  /**
   * All of them, expired or not, opened one after the other. Throws at what cannot be read, unless there is
   * someone to tell of it: then the others go on.
   */
  each(unreadable?: (signIn: Pick<KeptSignIn, 'sessionId'>) => void): AsyncIterable<KeptSignIn>;
  /** Removes what expired before `now`; how many, attempts included. */
  purge(now: Date): Promise<number>;
}
