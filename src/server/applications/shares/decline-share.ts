import type { SessionShare } from '../../stores/session-store.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { endedShare, endFor, type LinkEnd } from './share-state.ts';

export interface DeclineShare extends ChangeShare {
  now: () => Date;
}

export type DeclinedShare =
  | { ok: true }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } };

/** The co-borrower declines: what they answered is erased, and the applicant is notified. */
export async function declineShare(
  services: DeclineShare,
  sessionShare: SessionShare,
): Promise<DeclinedShare> {
  const declined = await changeShare(
    services,
    sessionShare.id,
    async (share, { shares, signIns, enqueue }): Promise<DeclinedShare> => {
      const now = services.now();
      const end = endFor(share, sessionShare.generation, now);
      if (end === 'declined') return { ok: true };
      if (end !== undefined) return { ok: false, reason: { kind: 'ended', end } };
      const { id, generation } = share;
      await shares.transition(endedShare(share, now), 'decline');
      await signIns.forgetOfShare(id);
      await enqueue('share-letter', { shareId: id, letter: 'declined', generation });
      return { ok: true };
    },
  );
  return declined ?? { ok: false, reason: { kind: 'unknown' } };
}
