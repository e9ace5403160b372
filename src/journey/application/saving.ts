import type { EventOf } from './event.ts';
import { asDraft } from './form.ts';
import { change, depending, type Handlers, inTurn, type Move, nothing, run } from './move.ts';
import { endLink, expire } from './session.ts';
import type { ApplicationState, Draft, SaveState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** All form data as it is saved; nothing without a session to save it under. */
export function draftFor(
  { form, loan, session }: ApplicationState,
  { locale }: Pick<Surroundings, 'locale'>,
): Draft | undefined {
  if (!loan || !session.token) return undefined;
  const { uniqId, step } = form;
  return { uniqId, step, token: session.token, body: asDraft(form, loan, locale) };
}

/** Saves the draft as it is now, unless just this was asked for last. */
export const save: Move = depending((state, surroundings) => {
  const draft = draftFor(state, surroundings);
  const latest = JSON.stringify(draft);
  const { saving } = state;
  if (!draft || latest === saving.latest) return nothing;
  const queued = change({ saving: { ...saving, latest, next: draft } });
  return saving.isUnderWay ? queued : inTurn(queued, saveNext);
});

const saveNext: Move = depending(({ saving, session: { token } }) =>
  saving.next && token !== undefined
    ? inTurn(
        change({
          saving: {
            ...saving,
            saved: whileSaving(saving.saved),
            isUnderWay: true,
            next: undefined,
          },
        }),
        // The session may have been renewed while it waited.
        run({ kind: 'saveDraft', draft: { ...saving.next, token } }),
      )
    : nothing,
);

/** What failed is said until it has worked: a notice that comes and goes is no help. */
const whileSaving = (saved: SaveState) =>
  saved === 'idle' || saved === 'saved' ? 'saving' : saved;

/** Saves in a call that outlives the page; one that is still under way ends with it. */
const saveOnLeaving: Move = depending((state, surroundings) => {
  const draft = draftFor(state, surroundings);
  const { saving } = state;
  const isSaved = JSON.stringify(draft) === saving.latest && !saving.next && !saving.isUnderWay;
  if (!draft || isSaved) return nothing;
  return inTurn(
    change({ saving: { ...saving, next: undefined } }),
    run({ kind: 'saveDraftOnLeaving', draft }),
  );
});

/** There is no draft any more, as another window or the server says. */
export const endDraft = ({ end, follow }: Pick<EventOf<'endedElsewhere'>, 'end' | 'follow'>) =>
  change(({ saving }) => ({ saving: { ...saving, saved: end, follow } }));

/** What the answer to a draft says of it. */
function takeAnswer({ answer }: EventOf<'draftAnswered'>): Move {
  switch (answer.kind) {
    case 'saved':
      return change(({ saving }) => ({
        saving: { ...saving, saved: 'saved', documents: answer.documents ?? saving.documents },
      }));
    case 'failed':
      return change(({ saving }) => ({ saving: { ...saving, saved: 'failed' } }));
    case 'expired':
      return expire;
    case 'link-ended':
      return inTurn(
        change(({ saving }) => ({ saving: { ...saving, saved: 'ended' } })),
        endLink(answer.end),
      );
    case 'draft-ended':
      return endDraft(answer);
  }
}

export const SAVING: Handlers<
  'saveRequested' | 'draftAnswered' | 'pageLeft' | 'leftForSimulator' | 'wentOnHere'
> = {
  saveRequested: () => save,

  draftAnswered: (event) =>
    depending(({ saving }) => {
      const { kind } = event.answer;
      const isOver = saving.saved === 'expired';
      // Under a session that has ended, or for a draft that no longer exists, nothing else is saved.
      const next = !isOver && (kind === 'saved' || kind === 'failed') ? saving.next : undefined;
      const latest = next || (kind === 'saved' && !isOver) ? saving.latest : '';
      const saved = change({ saving: { ...saving, latest, next, isUnderWay: false } });
      return isOver ? saved : inTurn(saved, takeAnswer(event), saveNext);
    }),

  // What was typed last leaves with the page.
  pageLeft: () =>
    depending(({ page, form }) => (page === 'form' && form.step !== '7' ? saveOnLeaving : nothing)),

  // Stages can be clicked again only once they are reached again.
  leftForSimulator: () =>
    inTurn(
      change(({ form }) => ({ form: { ...form, maxStep: 1 } })),
      saveOnLeaving,
    ),

  // What continues elsewhere goes on here too, as an application of its own.
  wentOnHere: () =>
    inTurn(
      change(({ saving, form, sending }, { freshId }) => ({
        saving: { ...saving, saved: 'idle', documents: undefined },
        sending: { ...sending, sent: {} },
        form: { ...form, uniqId: freshId },
      })),
      save,
    ),
};
