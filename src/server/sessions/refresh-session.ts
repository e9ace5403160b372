import { coborrowersState, type HouseholdFacts } from '../shares/coborrowers-household.ts';
import { findShared } from '../shares/find-shared.ts';
import type { LinkEnd } from '../shares/share-state.ts';
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
       * The state last saved under this session, JSON, with the sign-in claims as `signedIn`; `null`
       * if there is neither.
       */
      encodedData: string | null;
    }
  | { ok: false; reason: { kind: 'unknownToken' } | { kind: 'ended'; end: LinkEnd } };

const UNKNOWN: RefreshedSession = { ok: false, reason: { kind: 'unknownToken' } };

/** A token that lasts seven more days, and what was saved under the session. */
export async function refreshSession(
  services: RefreshSession,
  token: string,
): Promise<RefreshedSession> {
  const session = await findSession(services, token);
  if (session === undefined) return UNKNOWN;
  const now = services.now();
  let encodedData: string | null;
  if (session.share !== undefined) {
    const shared = await findShared(services, session.share);
    if (!shared.ok)
      return shared.reason.kind === 'unknown' ? UNKNOWN : { ok: false, reason: shared.reason };
    encodedData = coborrowersState(shared.share, services);
  } else {
    encodedData = (await services.storage.drafts.latestOf(session.id, now))?.content ?? null;
  }
  await services.storage.sessions.prolong(session.id, sessionEnd(now));
  const signIns = await services.storage.signIns.of(session.id, now);
  return {
    ok: true,
    token: await services.tokens.sign(session.id, now),
    encodedData: withSignedIn(encodedData, signIns),
  };
}
