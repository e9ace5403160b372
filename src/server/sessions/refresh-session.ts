import { coborrowersState, type HouseholdFacts } from '../shares/coborrowers-household.ts';
import { findShared } from '../shares/find-shared.ts';
import type { LinkEnd } from '../shares/share-standing.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import type { Storage } from '../storage/storage.ts';
import { findSession } from './find-session.ts';
import { sessionEnd } from './session-end.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface RefreshSession extends HouseholdFacts {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'shares' | 'signIns'>;
  tokens: SessionTokens;
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
  | { ok: false; reason: { kind: 'unknownToken' } | { kind: 'ended'; end: LinkEnd } };

const UNKNOWN: RefreshedSession = { ok: false, reason: { kind: 'unknownToken' } };

/** A token that lasts seven days more, and what was saved under the session. */
export async function refreshSession(
  world: RefreshSession,
  token: string,
): Promise<RefreshedSession> {
  const session = await findSession(world, token);
  if (session === undefined) return UNKNOWN;
  const now = world.now();
  let encodedData: string | null;
  if (session.share !== undefined) {
    const found = await findShared(world, session.share);
    if (!found.ok)
      return found.reason.kind === 'unknown' ? UNKNOWN : { ok: false, reason: found.reason };
    encodedData = coborrowersState(found.share, world);
  } else {
    encodedData = (await world.storage.drafts.latestOf(session.id, now))?.content ?? null;
  }
  await world.storage.sessions.prolong(session.id, sessionEnd(now));
  const signIns = await world.storage.signIns.of(session.id, now);
  return {
    ok: true,
    token: await world.tokens.sign(session.id, now),
    encodedData: withSignedIn(encodedData, signIns),
  };
}
