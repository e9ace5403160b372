import { SIGNED_IN_NAMES, type SignedIn } from '#journey/signed-in.ts';
import type { KeptSignIn } from './sign-in-store.ts';

/** What was told to a session, one value an entry, as it travels to the browser. */
export function listSignedIn(signIns: readonly KeptSignIn[]): SignedIn[] {
  return signIns.flatMap(({ provider, at, values }) =>
    SIGNED_IN_NAMES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [{ provider, at: at.toISOString(), name, value }];
    }),
  );
}

/** The state that was saved, JSON, with what sign-ins told as its `signedIn`; `null` for neither. */
export function withSignedIn(saved: string | null, signIns: readonly KeptSignIn[]): string | null {
  const signedIn = listSignedIn(signIns);
  if (signedIn.length === 0) return saved;
  const state: Record<string, unknown> = JSON.parse(saved ?? '{}');
  return JSON.stringify({ ...state, signedIn });
}
