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
 * The tariff has changed since the page showed the loan: the figures of now are proposed next to the old ones, and
 * sending waits until they are accepted. In mode e2 the server proposes them, to the two.
 */
export const proposeFigures = (conditions: Conditions): Move =>
  depending(({ mode, loan, form }) => {
    if (mode === 'e2') return proposeAgain;
    if (!loan) return nothing;
    const changed = { ...loan, ...conditions };
    const proposal = { leaving: '3', loan: changed, reasons: ['rateChanged'] } as const;
    return inTurn(change({ form: { ...form, proposal, isProposedAgain: true } }), openProposal);
  });

/**
 * If the conditions that a co-borrower accepted have changed before they sent, those of today are
 * proposed, next to the loan that was asked for. Nothing happens if there are none.
 */
export const proposeAgain: Move = depending(({ mode }) =>
  mode === 'e2'
    ? trying((number) => change({ reproposal: { stage: 'settling', try: number } }))
    : nothing,
);

export const fetchVerdictAgainOnceSettled: Move = depending((state, surroundings) => {
  const { reproposal, loan } = state;
  if (reproposal?.stage !== 'settling') return nothing;
  const draft = draftFor(state, surroundings);
  if (!draft || !loan) return change({ reproposal: undefined });
  return inTurn(
    change({ reproposal: { stage: 'verdict', try: reproposal.try } }),
    run({ kind: 'fetchVerdict', try: reproposal.try, draft, productName: loan.productName }),
  );
});

/** The verdict of today; with it, the loan that was asked for is read again. */
export const receiveNewVerdict = ({ try: number, answer }: EventOf<'verdictAnswered'>): Move =>
  depending(({ reproposal, session: { token } }) => {
    if (reproposal?.stage !== 'verdict' || reproposal.try !== number) return nothing;
    const none = change({ reproposal: undefined });
    if (answer.kind !== 'assessed') return none;
    const { assessed } = answer;
    const { proposal } = assessed;
    if (!proposal || proposal === 'not-offered' || !token) return none;
    return inTurn(
      change({ reproposal: { stage: 'part', try: number, assessed, proposal } }),
      run({ kind: 'reopenPart', try: number, token }),
    );
  });

export const PROPOSING_AGAIN: Handlers<'partReopened'> = {
  partReopened: ({ try: number, part }) =>
    depending(({ reproposal, form, session }) => {
      if (reproposal?.stage !== 'part' || reproposal.try !== number) return nothing;
      const { assessed, proposal } = reproposal;
      if (!part) return change({ reproposal: undefined });
      return inTurn(
        change({
          reproposal: undefined,
          session: { ...session, token: part.token },
          loan: part.loan,
          assessed,
          form: { ...form, proposal, isProposedAgain: true },
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
