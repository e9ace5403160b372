import { setTimeout } from 'node:timers/promises';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { AttemptKey } from '../../stores/sign-in-store.ts';
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
 * began. The same callback opened again in that browser has the same outcome, and stores nothing. Everything
 * else fails, and nothing is stored.
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
  const { signIns } = services.storage;
  const key = { stateHash: hash(state), browserHash: hash(secret), provider: provider.id };
  const attempt = await signIns.take(key, now);
  if (attempt === undefined)
    return (await isDoneMeanwhile(services, key))
      ? { outcome: 'done' }
      : { outcome: 'failed', code: 'NOT_UNDER_WAY' };

  const { sessionId, lang, nonce, verifier } = attempt;
  const begun = { state, nonce, verifier, lang };
  const signIn = await provider.finish(begun, callback).catch(async (error: unknown) => {
    await signIns.settle(key, 'failed');
    throw error;
  });
  if (!signIn.ok) {
    await signIns.settle(key, 'failed');
    return { outcome: signIn.reason, code: signIn.code };
  }
  await signIns.keep({
    sessionId,
    provider: provider.id,
    values: signIn.values,
    at: now,
    expiresAt: daysAfter(now, services.keep.draftsDays),
  });
  await signIns.settle(key, 'done');
  return { outcome: 'done' };
}

/** How long the second opening of a callback waits for the first, in milliseconds, and how often it looks. */
const MAX_WAIT = 10_000;
const EVERY = 250;

/** Whether the same browser opened this callback before, as preloading and switching apps do, and was signed in. */
async function isDoneMeanwhile(
  { storage: { signIns }, now }: FinishSignIn,
  key: AttemptKey,
): Promise<boolean> {
  for (let waited = 0; ; waited += EVERY) {
    const outcome = await signIns.outcomeOf(key, now());
    if (outcome !== 'under-way' || waited >= MAX_WAIT) return outcome === 'done';
    await setTimeout(EVERY);
  }
}
