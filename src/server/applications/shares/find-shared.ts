import type { SessionShare } from '../../stores/session-store.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { endFor, type LinkEnd } from './share-state.ts';

export interface FindShared {
  storage: Pick<Storage, 'shares'>;
  now: () => Date;
}

export type FoundShare =
  | { ok: true; share: Share }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } };

/** The share of a co-borrower's session, while the session may use it. */
export async function findShared(
  services: FindShared,
  sessionShare: SessionShare,
): Promise<FoundShare> {
  const share = await services.storage.shares.find(sessionShare.id);
  if (share === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const end = endFor(share, sessionShare.generation, services.now());
  return end === undefined ? { ok: true, share } : { ok: false, reason: { kind: 'ended', end } };
}
