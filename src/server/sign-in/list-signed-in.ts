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
