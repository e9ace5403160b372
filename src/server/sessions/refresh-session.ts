import type { Storage } from '../storage/storage.ts';
import { findSession } from './find-session.ts';
import { sessionEnd } from './open-session.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface RefreshSession {
  storage: Pick<Storage, 'sessions' | 'drafts'>;
  tokens: SessionTokens;
  now: () => Date;
}

export type RefreshedSession =
  | {
      ok: true;
      token: string;
      /** The state last saved under this session, JSON; `null` where nothing was. */
      encodedData: string | null;
    }
  | { ok: false; reason: 'unknownToken' };

/** A token that lasts seven days more, and what was saved under the session. */
export async function refreshSession(
  world: RefreshSession,
  token: string,
): Promise<RefreshedSession> {
  const session = await findSession(world, token);
  if (session === undefined) return { ok: false, reason: 'unknownToken' };
  const now = world.now();
  await world.storage.sessions.prolong(session.id, sessionEnd(now));
  const draft = await world.storage.drafts.latestOf(session.id, now);
  return {
    ok: true,
    token: await world.tokens.sign(session.id, now),
    encodedData: draft?.content ?? null,
  };
}
