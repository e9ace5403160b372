import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { Storage } from '../../stores/storage.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import { sessionEnd } from './session-end.ts';
import type { SessionTokens } from './session-tokens.ts';
import { renewedTimes } from './token-times.ts';

export interface ReopenSession {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'signIns'>;
  tokens: SessionTokens;
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

/**
 * Reopens the session of a token that has expired or was replaced, while a draft is still kept under it,
 * for a visitor who has passed the bot check again. Repeating the call, if its answer was lost, leads to the same
 * session. `undefined` if the token is not ours, is too old, or has no draft.
 */
export async function reopenSession(
  services: ReopenSession,
  lapsed: string,
): Promise<{ token: string; encodedData: string | null } | undefined> {
  const now = services.now();
  const { sessions, drafts, signIns } = services.storage;
  const named = await services.tokens.verifyLapsed(lapsed, now, services.keep.draftsDays);
  const draft = named && (await drafts.latestOf(named.id, now));
  if (named === undefined || draft === undefined) return undefined;
  const { id, issuedAt } = named;
  const { tokenTimes } = (await sessions.find(id, now)) ?? {};
  const times = renewedTimes(tokenTimes, issuedAt, now);
  await sessions.reopen({ id, createdAt: now, expiresAt: sessionEnd(now), tokenTimes: times });
  return {
    token: await services.tokens.sign(id, times.lastRenewed),
    encodedData: withSignedIn(draft.content, await signIns.of(id, now)),
  };
}
