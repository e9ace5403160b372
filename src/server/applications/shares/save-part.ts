import { type Answers, answer } from '#journey/answers.ts';
import { type AssessedHousehold, coborrowersPart } from '#journey/shared-application.ts';
import { isOvertaken } from '../../stores/overtaken.ts';
import type { SessionShare } from '../../stores/session-store.ts';
import type { Share } from '../../stores/share-store.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { assessSent, type HouseholdFacts } from './coborrowers-household.ts';
import { endFor, type LinkEnd } from './share-state.ts';

export type SavePart = ChangeShare & HouseholdFacts;

export type SavedPart =
  | { ok: true; assessed: AssessedHousehold | undefined; share: Pick<Share, 'id' | 'trustedFrom'> }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } };

interface PartToSave {
  answers: Answers;
  sessionId: string;
  /** When the browser made this state, by its own clock. */
  madeAt: Date | undefined;
}

/**
 * Saves the co-borrower's own answers, as far as they go and nothing else, unless a later state is stored, and returns
 * the budget of the two.
 */
export async function savePart(
  services: SavePart,
  sessionShare: SessionShare,
  { answers: sent, sessionId, madeAt }: PartToSave,
): Promise<SavedPart> {
  const saved = await changeShare(
    services,
    sessionShare.id,
    async (share, { shares }): Promise<SavedPart> => {
      const end = endFor(share, sessionShare.generation, services.now());
      if (end !== undefined) return { ok: false, reason: { kind: 'ended', end } };
      const { assessed, loan, isChanged } = assessSent(share, sent, services);
      const part = {
        answers: coborrowersPart(sent),
        maxStep: /^[1-7]$/.exec(answer(sent, 'maxStep'))?.[0] ?? '1',
        ...(isChanged && { loan }),
      };
      const before = share.part?.saved;
      const isLate =
        before?.sessionId === sessionId && isOvertaken(madeAt, new Date(before.madeAt));
      const saved = madeAt && { sessionId, madeAt: madeAt.getTime() };
      if (!isLate) await shares.update({ ...share, part: { ...part, ...(saved && { saved }) } });
      return { ok: true, assessed, share };
    },
  );
  return saved ?? { ok: false, reason: { kind: 'unknown' } };
}
