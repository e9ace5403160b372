import type { Storage } from '../../stores/storage.ts';
import type { RefreshedSession } from '../sessions/refresh-session.ts';
import { sessionEnd } from '../sessions/session-end.ts';
import type { SessionTokens } from '../sessions/session-tokens.ts';
import { firstTokenTimes } from '../sessions/token-times.ts';
import { coborrowersState, type HouseholdFacts } from './coborrowers-household.ts';
import { findShared } from './find-shared.ts';
import type { ShareKeys } from './share-keys.ts';

export interface OpenShare extends HouseholdFacts {
  storage: Pick<Storage, 'shares' | 'sessions'>;
  shareKeys: ShareKeys;
  tokens: SessionTokens;
  newId: () => string;
}

/**
 * Opens the co-borrower's part with the mailed link. The session is new and bound to that share, on
 * whichever device; also returns what the co-borrower may see.
 */
export async function openShare(services: OpenShare, token: string): Promise<RefreshedSession> {
  const claim = services.shareKeys.readLink(token);
  if (claim === undefined) return { ok: false, reason: { kind: 'unknownToken' } };
  const { shareId: id, generation } = claim;
  const shared = await findShared(services, { id, generation });
  if (!shared.ok) {
    return shared.reason.kind === 'unknown'
      ? { ok: false, reason: { kind: 'unknownToken' } }
      : { ok: false, reason: shared.reason };
  }
  const { share } = shared;
  if (generation !== share.generation)
    return { ok: false, reason: { kind: 'ended', end: 'replaced' } };
  const now = services.now();
  const session = {
    id: services.newId(),
    createdAt: now,
    expiresAt: sessionEnd(now),
    tokenTimes: firstTokenTimes(now),
    share: { id, generation },
  };
  await services.storage.sessions.open(session);
  return {
    ok: true,
    token: await services.tokens.sign(session.id, now),
    encodedData: coborrowersState(share, services),
  };
}
