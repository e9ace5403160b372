import { isWaiting } from '#journey/share-status.ts';
import type { Storage } from '../../stores/storage.ts';
import { coborrowersState, type HouseholdFacts } from '../shares/coborrowers-household.ts';
import { findShared } from '../shares/find-shared.ts';
import type { ShareKeys } from '../shares/share-keys.ts';
import { followPath } from '../shares/share-links.ts';
import { type LinkEnd, stateAt } from '../shares/share-state.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import { type FoundByToken, findByToken } from './find-session.ts';
import { type RenewToken, renewToken } from './renew-token.ts';

export interface RefreshSession extends HouseholdFacts, RenewToken {
  storage: Pick<Storage, 'sessions' | 'drafts' | 'shares' | 'signIns' | 'requests'>;
  shareKeys: ShareKeys;
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
      /** The share that was begun last under it, if that came later and waits; where to follow it. */
      shared?: { uniqId: string; follow: string };
    }
  | { ok: false; reason: { kind: 'unknownToken' } | { kind: 'ended'; end: LinkEnd } };

type Refreshed = Extract<RefreshedSession, { ok: true }>;

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
  let done: Pick<Refreshed, 'sent' | 'shared'> = {};
  if (session.share !== undefined) {
    const shared = await findShared(services, session.share);
    if (!shared.ok)
      return shared.reason.kind === 'unknown' ? UNKNOWN : { ok: false, reason: shared.reason };
    encodedData = coborrowersState(shared.share, services);
  } else {
    encodedData = (await services.storage.drafts.latestOf(session.id, now))?.content ?? null;
    if (encodedData === null) done = await findDone(services, session.id, now);
  }
  const token = await renewToken(services, session, issuedAt);
  if (token === undefined) return UNKNOWN;
  const signIns = await services.storage.signIns.of(session.id, now);
  return {
    ok: true,
    token,
    encodedData: withSignedIn(encodedData, signIns),
    ...done,
  };
}

/** What was sent or shared last under a session without a draft: its answer may have been lost. */
async function findDone(
  { storage, shareKeys }: RefreshSession,
  sessionId: string,
  now: Date,
): Promise<Pick<Refreshed, 'sent' | 'shared'>> {
  const sent = await storage.requests.findLatestOf(sessionId);
  const share = await storage.shares.findLatestOf(sessionId);
  if (share && isWaiting(stateAt(share, now)) && !(sent && sent.sentAt > share.createdAt))
    return { shared: { uniqId: share.uniqid, follow: followPath(share, shareKeys) } };
  return sent ? { sent: { uniqId: sent.uniqid, reference: sent.reference } } : {};
}
