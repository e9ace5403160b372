import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { Answers } from '#journey/answers.ts';
import { hasMailPermission } from '#journey/mail-permission.ts';
import { isWaiting } from '#journey/share-status.ts';
import { daysAfter } from '../retention/periods.ts';
import type { Storage } from '../storage/storage.ts';
import { readFigures } from './read-figures.ts';

export interface SaveDraft {
  storage: Pick<Storage, 'transact'>;
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

export interface DraftToSave {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  step: string | undefined;
  answers: Answers;
}

export type SavedDraft =
  | { ok: true }
  | {
      ok: false;
      /** `shared`: it waits for the co-borrower. */
      reason: { kind: 'foreign' } | { kind: 'alreadySent' } | { kind: 'shared'; shareId: string };
    };

const FOREIGN: SavedDraft = { ok: false, reason: { kind: 'foreign' } };

/**
 * Saves an application as far as it goes, for the session that began it. If it was sent or shared
 * meanwhile, or the session was ended, a late save must not bring its draft back.
 */
export async function saveDraft(services: SaveDraft, draft: DraftToSave): Promise<SavedDraft> {
  const savedAt = services.now();
  const expiresAt = daysAfter(savedAt, services.keep.draftsDays);
  return await services.storage.transact(
    async ({ drafts, requests, sessions, shares }): Promise<SavedDraft> => {
      await requests.claim(draft.uniqid);
      // The applicant may have left the computer since the request was let in.
      if ((await sessions.find(draft.sessionId, new Date(0))) === undefined) return FOREIGN;
      const shared = await shares.findByUniqid(draft.uniqid);
      const sent =
        shared && isWaiting(shared.state) ? shared : await requests.findByUniqid(draft.uniqid);
      if (sent !== undefined) {
        if (sent.sessionId !== draft.sessionId) return FOREIGN;
        return shared && isWaiting(shared.state)
          ? { ok: false, reason: { kind: 'shared', shareId: shared.id } }
          : { ok: false, reason: { kind: 'alreadySent' } };
      }
      const draftToKeep = {
        uniqid: draft.uniqid,
        sessionId: draft.sessionId,
        lang: draft.lang,
        step: draft.step,
        figures: readFigures(draft.answers),
        // The browser may have lost everything except its token, so the id must be returned with the rest.
        content: JSON.stringify({ ...draft.answers, uniqId: draft.uniqid }),
        savedAt,
        expiresAt,
      };
      const outcome = await drafts.save(draftToKeep, hasMailPermission(draft.answers));
      return outcome === 'saved' ? { ok: true } : FOREIGN;
    },
  );
}
