import { SIGNED_IN_NAMES, type SignedIn } from '#journey/signed-in.ts';
import type { StoredSignIn } from '../../stores/sign-in-store.ts';

/** A session's claims as they are sent to the browser, an entry per value. */
export function listSignedIn(signIns: readonly StoredSignIn[]): SignedIn[] {
  return signIns.flatMap(({ provider, at, values }) =>
    SIGNED_IN_NAMES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [{ provider, at: at.toISOString(), name, value }];
    }),
  );
}

/** The saved state, JSON, with the claims as `signedIn`; `null` if there is neither. */
export function withSignedIn(
  saved: string | null,
  signIns: readonly StoredSignIn[],
): string | null {
  const signedIn = listSignedIn(signIns);
  if (signedIn.length === 0) return saved;
  const state: Record<string, unknown> = JSON.parse(saved ?? '{}');
  return JSON.stringify({ ...state, signedIn });
}
