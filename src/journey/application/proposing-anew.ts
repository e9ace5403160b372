import type { Conditions } from '../agreed-conditions.ts';
import { nextStep } from '../navigation.ts';
import type { EventOf } from './event.ts';
import { factsOf } from './facts-of.ts';
import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { draftFor } from './saving.ts';
import { goToStep } from './steps.ts';

/**
 * The tariff has changed since the page showed the loan: the figures of now are proposed beside the old ones, and
 * sending waits until they are accepted. In mode e2 the server proposes them, to the two.
 */
export const proposeFigures = (conditions: Conditions): Move =>
  depending(({ mode, loan, form }) => {
    if (mode === 'e2') return askAnew;
    if (!loan) return nothing;
    const changed = { ...loan, ...conditions };
    const proposal = { leaving: '3', loan: changed, reasons: ['rateChanged'] } as const;
    return inTurn(change({ form: { ...form, proposal, isProposedAnew: true } }), openProposal);
  });

/**
 * If the conditions that a co-borrower accepted have changed before they sent, those of today are
 * proposed, beside the loan that was asked for. Nothing happens if there are none.
 */
export const askAnew: Move = depending(({ mode }) =>
  mode === 'e2'
    ? trying((number) => change({ anew: { stage: 'settling', try: number } }))
    : nothing,
);

export const askAnewOnceSettled: Move = depending((state, surroundings) => {
  const { anew, loan } = state;
  if (anew?.stage !== 'settling') return nothing;
  const draft = draftFor(state, surroundings);
  if (!draft || !loan) return change({ anew: undefined });
  return inTurn(
    change({ anew: { stage: 'verdict', try: anew.try } }),
    run({ kind: 'askVerdict', try: anew.try, draft, productName: loan.productName }),
  );
});

/** The verdict of today; with it, the loan that was asked for is read again. */
export const takeVerdictAnew = ({ try: number, answer }: EventOf<'verdictAnswered'>): Move =>
  depending(({ anew, session: { token } }) => {
    if (anew?.stage !== 'verdict' || anew.try !== number) return nothing;
    const none = change({ anew: undefined });
    if (answer.kind !== 'judged') return none;
    const { judged } = answer;
    const { proposal } = judged;
    if (!proposal || proposal === 'not-offered' || !token) return none;
    return inTurn(
      change({ anew: { stage: 'part', try: number, judged, proposal } }),
      run({ kind: 'reopenPart', try: number, token }),
    );
  });

export const PROPOSING_ANEW: Handlers<'partReopened'> = {
  partReopened: ({ try: number, part }) =>
    depending(({ anew, form, session }) => {
      if (anew?.stage !== 'part' || anew.try !== number) return nothing;
      const { judged, proposal } = anew;
      if (!part) return change({ anew: undefined });
      return inTurn(
        change({
          anew: undefined,
          session: { ...session, token: part.token },
          loan: part.loan,
          judged,
          form: { ...form, proposal, isProposedAnew: true },
        }),
        openProposal,
      );
    }),
};

const openProposal: Move = depending((state, surroundings) => {
  const facts = factsOf(state, surroundings);
  const to = facts && nextStep('3', state.form.answers, facts);
  return to ? goToStep(to) : nothing;
});
