import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter } from '../retention/periods.ts';
import type { Storage } from '../storage/storage.ts';
import { cookieName, hash } from './begin-sign-in.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export interface FinishSignIn {
  storage: Pick<Storage, 'signIns'>;
  /** What was told is kept for as long as the draft it goes into. */
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

/** Who comes back, and with what. */
export interface Returning {
  /** The whole address that the provider sent the browser to. */
  callback: URL;
  /** The browser's cookies. */
  cookies: ReadonlyMap<string, string>;
}

/** `code`: for the log. */
export type FinishedSignIn =
  | { outcome: 'done' }
  | { outcome: 'cancelled' | 'failed'; code: string };

/**
 * Takes what the provider tells, for the session that began: once, in time, and in the browser that
 * began. Everything else ends as failed, with nothing kept.
 */
export async function finishSignIn(
  services: FinishSignIn,
  provider: SignInProvider,
  { callback, cookies }: Returning,
): Promise<FinishedSignIn> {
  const now = services.now();
  const state = callback.searchParams.get('state') ?? '';
  const secret = cookies.get(cookieName(state));
  if (state === '' || secret === undefined) return { outcome: 'failed', code: 'NOT_THIS_BROWSER' };
  const kept = await services.storage.signIns.take(
    { stateHash: hash(state), browserHash: hash(secret), provider: provider.id },
    now,
  );
  if (kept === undefined) return { outcome: 'failed', code: 'NOT_UNDER_WAY' };

  const { sessionId, lang, nonce, verifier } = kept;
  const told = await provider.finish({ state, nonce, verifier, lang }, callback);
  if (!told.ok) return { outcome: told.reason, code: told.code };
  await services.storage.signIns.keep({
    sessionId,
    provider: provider.id,
    values: told.values,
    at: now,
    expiresAt: daysAfter(now, services.keep.draftsDays),
  });
  return { outcome: 'done' };
}
