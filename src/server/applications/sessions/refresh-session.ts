import type { RequestSummary } from '../../stores/request-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { coborrowersState, type HouseholdFacts } from '../shares/coborrowers-household.ts';
import { findShared } from '../shares/find-shared.ts';
import type { LinkEnd } from '../shares/share-state.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import { type FoundByToken, findByToken } from './find-session.ts';
import { type RenewToken, renewToken } from './renew-token.ts';

export interface RefreshSession extends HouseholdFacts, RenewToken {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'shares' | 'signIns' | 'requests'>;
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
      /** The request that was sent last under the session, if no draft is left. */
      sent?: { uniqId: string; reference: string };
    }
  | { ok: false; reason: { kind: 'unknownToken' } | { kind: 'ended'; end: LinkEnd } };

const UNKNOWN: RefreshedSession = { ok: false, reason: { kind: 'unknownToken' } };

/** A token that lasts seven more days, and what was saved under the session. */
export async function refreshSession(
  services: RefreshSession,
  token: string,
): Promise<RefreshedSession> {
  const found = await findByToken(services, token);
  return found === undefined ? UNKNOWN : await continueSession(services, found);
}

/** The same, for a session that was found. */
export async function continueSession(
  services: RefreshSession,
  { session, issuedAt }: FoundByToken,
): Promise<RefreshedSession> {
  const now = services.now();
  let encodedData: string | null;
  let sent: RequestSummary | undefined;
  if (session.share !== undefined) {
    const shared = await findShared(services, session.share);
    if (!shared.ok)
      return shared.reason.kind === 'unknown' ? UNKNOWN : { ok: false, reason: shared.reason };
    encodedData = coborrowersState(shared.share, services);
  } else {
    encodedData = (await services.storage.drafts.latestOf(session.id, now))?.content ?? null;
    if (encodedData === null) sent = await services.storage.requests.findLatestOf(session.id);
  }
  const token = await renewToken(services, session, issuedAt);
  if (token === undefined) return UNKNOWN;
  const signIns = await services.storage.signIns.of(session.id, now);
  return {
    ok: true,
    token,
    encodedData: withSignedIn(encodedData, signIns),
    ...(sent && { sent: { uniqId: sent.uniqid, reference: sent.reference } }),
  };
}
