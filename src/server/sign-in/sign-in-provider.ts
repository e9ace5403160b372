import type { ContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';

/** What an attempt to sign in is known by; made up for it, and used once. */
export interface Attempt {
  state: string;
  nonce: string;
  /** PKCE: whoever exchanges the code has to know it. */
  verifier: string;
  lang: ContractLocale;
}

/** `code` says why, for the log: one word, nothing of a person. */
export type AttemptFailure = { ok: false; reason: 'cancelled' | 'failed'; code: string };

/** Someone who says who a person is, when that person agrees. */
export interface SignInProvider {
  /** `itsme`, or a word of the lender's choice. */
  id: string;
  /** As buttons show it. */
  name: string;
  /** Where the browser goes to sign in, and is sent back from to `redirectUri`. */
  start(attempt: Attempt, redirectUri: string): Promise<{ ok: true; url: string } | AttemptFailure>;
  /** What it tells of whoever comes back to `callback`, the redirect's whole address. */
  finish(
    attempt: Attempt,
    callback: URL,
  ): Promise<{ ok: true; values: SignedInValues } | AttemptFailure>;
}

/** All that is offered. */
export interface SignIns {
  /** In the order of display: itsme first. */
  providers: readonly SignInProvider[];
  /** Our public keys, for itsme to check and encrypt with; absent where itsme is not offered. */
  publicKeys: (() => Promise<object>) | undefined;
}

export const ITSME = 'itsme';
