import type { Answers } from '../answers.ts';
import { hasAnswers } from '../check-step.ts';
import { brokerOf, withBroker } from '../chosen-broker.ts';
import { change, depending, type Handlers, inTurn, type Move, nothing, run } from './move.ts';
import { endDraft } from './saving.ts';
import { withClaims } from './signing-in.ts';
import type { ApplicationState, MirroredForm } from './state.ts';

// The application is kept alike in all windows of a browser, so that none saves older answers over
// another's newer ones.

/** What other windows are told; nothing while there is no form of the applicant's own to share. */
function formToShare({ page, mode, form, loan }: ApplicationState): MirroredForm | undefined {
  if (page !== 'form' || mode !== 'e1' || form.step === '7' || !loan) return undefined;
  return { uniqId: form.uniqId, answers: form.answers, loan };
}

/** Tells the other windows what is news to them. */
export const notifyWindows: Move = depending((state) => {
  const { mirrored } = state;
  const form = formToShare(state);
  if (form?.answers === mirrored) return nothing;
  const known = change({ mirrored: form?.answers });
  if (!form) return known;
  const message =
    mirrored === undefined
      ? ({ kind: 'opened' } as const)
      : ({ kind: 'changed', ...form } as const);
  return inTurn(known, run({ kind: 'notifyWindows', message }));
});

/** An application of its own stays its own; one not begun becomes the other window's. */
const isAnother = (own: { uniqId: string; answers: Answers }, other: MirroredForm) => {
  const { creditReasons: _preset, ...typed } = own.answers;
  return other.uniqId !== own.uniqId && hasAnswers(typed);
};

export const WINDOWS: Handlers<'windowOpened' | 'windowChanged' | 'endedElsewhere'> = {
  windowOpened: () =>
    depending((state) => {
      const form = formToShare(state);
      return form ? run({ kind: 'notifyWindows', message: { kind: 'changed', ...form } }) : nothing;
    }),

  windowChanged: ({ form: other, chosenBroker }) =>
    depending((state) => {
      const { form, signingIn } = state;
      if (!formToShare(state)) return nothing;
      if (isAnother(form, other)) return nothing;
      const answers = withClaims(other.answers, state);
      // The broker chosen in this browser since is the one, in whichever window.
      const broker = chosenBroker ?? brokerOf(answers);
      return change({
        mirrored: other.answers,
        loan: other.loan,
        form: { ...form, uniqId: other.uniqId, answers: withBroker(answers, broker) },
        // Once: after that, both windows are alike.
        signingIn: { ...signingIn, fresh: [] },
      });
    }),

  endedElsewhere: ({ uniqId, ...ended }) =>
    depending(({ form }) => (form.uniqId === uniqId ? endDraft(ended) : nothing)),
};
