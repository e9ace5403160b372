import type { ContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import type { ItsmeKeys } from './itsme-keys.ts';

/** The identifiers of an attempt to sign in; random, and used once. */
export interface Attempt {
  state: string;
  nonce: string;
  /** PKCE: the client must know it to exchange the code. */
  verifier: string;
  lang: ContractLocale;
}

/** `code` gives the reason for the log: a single word, nothing of a person. */
export type AttemptFailure = { ok: false; reason: 'cancelled' | 'failed'; code: string };

/** A provider that states who a person is, with that person's consent. */
export interface SignInProvider {
  /** `itsme`, or a word of the lender's choice. */
  id: string;
  /** The name on buttons. */
  name: string;
  /** The address where the visitor signs in, and from where they return to `redirectUri`. */
  start(attempt: Attempt, redirectUri: string): Promise<{ ok: true; url: string } | AttemptFailure>;
  /** The claims of the person who returns to `callback`, the redirect's whole address. */
  finish(
    attempt: Attempt,
    callback: URL,
  ): Promise<{ ok: true; values: SignedInValues } | AttemptFailure>;
}

/** All sign-ins on offer. */
export interface SignIns {
  /** In the order of display: itsme first. */
  providers: readonly SignInProvider[];
  /** Our public keys, for itsme to verify and encrypt with; absent if itsme is not offered. */
  publicKeys: (() => Promise<ItsmeKeys['publicKeys']>) | undefined;
}
