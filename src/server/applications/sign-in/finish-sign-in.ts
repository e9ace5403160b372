import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage } from '../../stores/storage.ts';
import { cookieOf, hash } from './begin-sign-in.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export interface FinishSignIn {
  storage: Pick<Storage, 'signIns'>;
  settings: { publicUrl: string };
  /** Claims are kept for as long as the draft that they fill in. */
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

/** The browser that comes back, and what it brings. */
export interface Returning {
  /** The whole address to which the provider redirected. */
  callback: URL;
  /** The browser's cookies. */
  cookies: Readonly<Record<string, string | undefined>>;
}

/** `code`: for the log. */
export type FinishedSignIn =
  | { outcome: 'done' }
  | { outcome: 'cancelled' | 'failed'; code: string };

/**
 * Stores the provider's claims for the session that began: once, in time, and in the browser that
 * began. Everything else fails, and nothing is stored.
 */
export async function finishSignIn(
  services: FinishSignIn,
  provider: SignInProvider,
  { callback, cookies }: Returning,
): Promise<FinishedSignIn> {
  const now = services.now();
  const state = callback.searchParams.get('state') ?? '';
  const secret = cookies[cookieOf(state, services.settings.publicUrl).name];
  if (state === '' || secret === undefined) return { outcome: 'failed', code: 'NOT_THIS_BROWSER' };
  const attempt = await services.storage.signIns.take(
    { stateHash: hash(state), browserHash: hash(secret), provider: provider.id },
    now,
  );
  if (attempt === undefined) return { outcome: 'failed', code: 'NOT_UNDER_WAY' };

  const { sessionId, lang, nonce, verifier } = attempt;
  const signIn = await provider.finish({ state, nonce, verifier, lang }, callback);
  if (!signIn.ok) return { outcome: signIn.reason, code: signIn.code };
  await services.storage.signIns.keep({
    sessionId,
    provider: provider.id,
    values: signIn.values,
    at: now,
    expiresAt: daysAfter(now, services.keep.draftsDays),
  });
  return { outcome: 'done' };
}
