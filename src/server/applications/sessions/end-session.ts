import { hasMailPermission } from '#journey/mail-permission.ts';
import { type AddresseeLimits, nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import type { Storage } from '../../stores/storage.ts';
import { addressIn, answersIn } from '../drafts/mail-draft-link.ts';

export interface EndSession extends AddresseeLimits {
  storage: Pick<Storage, 'drafts' | 'transact'>;
  newId: () => string;
  now: () => Date;
}

export type EndedSession =
  | { ok: true; answers: 'deleted' | 'none' }
  | { ok: true; answers: 'mailed'; to: string; until: Date }
  /** The address was mailed too many links; nothing has changed. */
  | { ok: false; again: Date };

/** Undoes what the transaction did so far. */
class MailedTooOftenError extends Error {
  readonly again: Date;

  constructor(again: Date) {
    super('The address was mailed too many links');
    this.again = again;
  }
}

/**
 * Ends a session for good: its tokens open nothing any more, after a bot check either. Its latest draft is
 * kept for the link that is mailed, where the conditions were accepted and the address is one, unless
 * `mayMail` is false; everything else saved under it is deleted.
 */
export async function endSession(
  services: EndSession,
  sessionId: string,
  mayMail: boolean,
): Promise<EndedSession> {
  const now = services.now();
  const latest = await services.storage.drafts.latestOf(sessionId, now);
  try {
    return await services.storage.transact(async (transaction): Promise<EndedSession> => {
      const { requests, shares, sessions, drafts, prospects, signIns, rateCounts, enqueue } =
        transaction;
      // Nobody holds a token of that session.
      const unheld = services.newId();
      // A save of the same draft that comes later finds no session.
      if (latest !== undefined) await requests.claim(latest.uniqid);
      await sessions.end(sessionId);
      // The addresses of their documents, which this computer knows, open nothing any more.
      await requests.move(sessionId, unheld);
      await shares.move(sessionId, unheld);
      const draft = await drafts.latestOf(sessionId, now);
      const to = draft && hasMailPermission(answersIn(draft)) ? addressIn(draft) : undefined;
      if (draft === undefined || to === undefined || !mayMail) {
        await signIns.forget(sessionId);
        const count = await drafts.removeOf(sessionId);
        return { ok: true, answers: count > 0 ? 'deleted' : 'none' };
      }
      const again = await nextLinkTime(services, rateCounts, { kind: 'draft', to, now });
      if (again !== undefined) throw new MailedTooOftenError(again);
      const { uniqid, expiresAt: until } = draft;
      // Only the link opens it.
      await drafts.move(uniqid, sessionId, unheld, now);
      await prospects.move(uniqid, sessionId, unheld);
      await signIns.move(sessionId, unheld);
      await drafts.removeOf(sessionId);
      await enqueue('draft-letter', { uniqid, sessionId: unheld });
      return { ok: true, answers: 'mailed', to, until };
    });
  } catch (error) {
    if (error instanceof MailedTooOftenError) return { ok: false, again: error.again };
    throw error;
  }
}
