import type { SignedIn } from '#journey/signed-in.ts';
import { listSignedIn } from '../sign-in/list-signed-in.ts';
import type { Storage } from '../storage/storage.ts';
import { findSession } from './find-session.ts';
import { sessionEnd } from './open-session.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface RefreshSession {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'signIns'>;
  tokens: SessionTokens;
  now: () => Date;
}

export type RefreshedSession =
  | {
      ok: true;
      token: string;
      /**
       * The state last saved under this session, JSON, and as `signedIn` what sign-ins told; `null`
       * where there is neither.
       */
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
  const signIns = await world.storage.signIns.of(session.id, now);
  return {
    ok: true,
    token: await world.tokens.sign(session.id, now),
    encodedData: withSignedIn(draft?.content, listSignedIn(signIns)),
  };
}

function withSignedIn(saved: string | undefined, signedIn: readonly SignedIn[]): string | null {
  if (signedIn.length === 0) return saved ?? null;
  const state: Record<string, unknown> = JSON.parse(saved ?? '{}');
  return JSON.stringify({ ...state, signedIn });
}
