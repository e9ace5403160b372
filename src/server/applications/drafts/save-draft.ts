import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { Answers } from '#journey/answers.ts';
import type { DraftDecision } from '#journey/draft-decisions.ts';
import { hasMailPermission } from '#journey/mail-permission.ts';
import type { SaveOutcome } from '../../stores/draft-store.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage } from '../../stores/storage.ts';
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
  /** When the browser made this state, by its own clock. */
  madeAt?: Date | undefined;
  /** What the program decided on these answers by itself. */
  decisions?: readonly DraftDecision[];
}

/**
 * Saves an application as far as it goes, for the session that began it. If it was sent or shared in the meantime, or
 * the session was ended, a late save must not bring its draft back; nor does it replace a later state.
 */
export async function saveDraft(services: SaveDraft, draft: DraftToSave): Promise<SaveOutcome> {
  const { uniqid, sessionId, lang, step, answers, madeAt, decisions: decided = [] } = draft;
  const savedAt = services.now();
  const draftToKeep = {
    uniqid,
    sessionId,
    lang,
    step,
    figures: readFigures(answers),
    // The browser may have lost everything except its token, so the id must be returned with the rest.
    content: JSON.stringify({ ...answers, uniqId: uniqid }),
    savedAt,
    madeAt,
    expiresAt: daysAfter(savedAt, services.keep.draftsDays),
  };
  return await services.storage.transact(async ({ requests, drafts, decisions }) => {
    await requests.claim(uniqid); // waits while it is being sent or shared
    const saved = await drafts.saveUnlessSent(draftToKeep, hasMailPermission(answers));
    // One that a later state has overtaken was shown as well.
    if (decided.length > 0 && (saved.kind === 'saved' || saved.kind === 'overtaken'))
      await decisions.add(uniqid, savedAt, decided);
    return saved;
  });
}
