import type { SessionShare } from '../sessions/session-store.ts';
import type { Storage } from '../storage/storage.ts';
import { endFor, type LinkEnd } from './share-standing.ts';
import type { Share } from './share-store.ts';

export interface FindShared {
  storage: Pick<Storage, 'shares'>;
  now: () => Date;
}

export type FoundShare =
  | { ok: true; share: Share }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } };

/** The share of a co-borrower's session, while it lets them in. */
export async function findShared(services: FindShared, held: SessionShare): Promise<FoundShare> {
  const share = await services.storage.shares.find(held.id);
  if (share === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const end = endFor(share, held.generation, services.now());
  return end === undefined ? { ok: true, share } : { ok: false, reason: { kind: 'ended', end } };
}
