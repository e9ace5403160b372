import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import type { Storage } from '../storage/storage.ts';
import { sessionEnd } from './session-end.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface ReopenSession {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'signIns'>;
  tokens: SessionTokens;
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

/**
 * Reopens the session of a token that has expired while a draft is still kept under it, for a visitor
 * who has passed the bot check again. Repeating the call, if its answer was lost, leads to the same
 * session. `undefined` if the token is not ours, is too old, or has no draft.
 */
export async function reopenSession(
  services: ReopenSession,
  lapsed: string,
): Promise<{ token: string; encodedData: string | null } | undefined> {
  const now = services.now();
  const { sessions, drafts, signIns } = services.storage;
  const id = await services.tokens.verifyLapsed(lapsed, now, services.keep.draftsDays);
  const draft = id === undefined ? undefined : await drafts.latestOf(id, now);
  if (id === undefined || draft === undefined) return undefined;
  await sessions.reopen({ id, createdAt: now, expiresAt: sessionEnd(now) });
  return {
    token: await services.tokens.sign(id, now),
    encodedData: withSignedIn(draft.content, await signIns.of(id, now)),
  };
}
