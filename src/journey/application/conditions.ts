import { LEAVINGS, type Proposal, proposeConditions } from '../alternative-conditions.ts';
import { askedAsAnswers } from '../asked-loan.ts';
import { nextStep, stepNumber } from '../navigation.ts';
import { withPurposeOf } from '../purposes.ts';
import type { StepId } from '../step.ts';
import { stepOf } from '../steps.ts';
import type { EventOf } from './event.ts';
import { factsOf, gapOf, reachableOf } from './facts-of.ts';
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
import { endLink } from './session.ts';
import type { Problem, Purpose } from './state.ts';
import { arriveAt, goToStep } from './steps.ts';

/**
 * Goes on. Anyone who came from the recap returns there, and nobody reaches it before the first step that is left open
 * (A-8.9, A-10.15).
 */
const leaveForNext = (from: StepId): Move =>
  depending((state, surroundings) => {
    const facts = factsOf(state, surroundings);
    const { changing, isProposedAgain, answers } = state.form;
    const to = facts && nextStep(from, answers, facts);
    if (!to) return nothing;
    const isReturning = changing !== undefined || isProposedAgain;
    if (stepOf(to).answersProposal || (!isReturning && to !== '6')) return goToStep(to);
    const gap = gapOf(state, facts);
    return gap ? goToStep(gap.step, { changing, aim: gap.field }) : goToStep('6');
  });

/** The step whose leaving brings up what is proposed at the step where the language was switched. */
const PROPOSED_BY_SERVER_AFTER = '3';

/** Looks for other conditions on leaving a step, and then does what it is left for. */
export const findConditions = (from: StepId, purpose: Purpose): Move =>
  depending(({ mode, assessed }) => {
    if (mode === 'e1') return findConditionsByTariff(from, purpose);
    // In mode e2 the server says what the two of them can carry, and on which conditions.
    const isAsked =
      stepNumber(from) < 3 ? assessed !== undefined : from === PROPOSED_BY_SERVER_AFTER;
    return isAsked ? findConditionsByServer(from, purpose) : proposeAssessed(from, purpose);
  });

/** Asks the rules for other conditions, and the tariff for their rate. */
const findConditionsByTariff = (from: StepId, purpose: Purpose): Move =>
  depending((state, surroundings) => {
    const { form } = state;
    const facts = factsOf(state, surroundings);
    const leaving = LEAVINGS.find((id) => id === from);
    const proposal =
      leaving && facts && proposeConditions(leaving, form.answers, facts.loan, facts);
    if (!proposal)
      return inTurn(change({ form: { ...form, proposal: undefined } }), goOn(from, purpose));
    // The tariff has no rate to be asked for (W-10.24).
    if (!facts.isLent(proposal.product)) return refuse(proposal, from, purpose);
    const { reasons: _, ...terms } = proposal;
    return trying((number) =>
      inTurn(
        change({ leaving: { stage: 'rate', try: number, purpose, leaving, proposal } }),
        run({
          kind: 'fetchRate',
          try: number,
          wanted: { ...terms, productName: facts.loan.productName },
        }),
      ),
    );
  });

const findConditionsByServer = (from: StepId, purpose: Purpose): Move =>
  trying((number) => change({ leaving: { stage: 'settling', try: number, purpose, from } }));

/** The server assesses what is saved last: once no draft is on its way any more. */
export const fetchVerdictOnceSettled: Move = depending((state, surroundings) => {
  const { leaving, loan } = state;
  if (leaving?.stage !== 'settling') return nothing;
  const draft = draftFor(state, surroundings);
  if (!draft || !loan) return change({ leaving: undefined });
  return inTurn(
    change({ leaving: { ...leaving, stage: 'verdict' } }),
    run({ kind: 'fetchVerdict', try: leaving.try, draft, productName: loan.productName }),
  );
});

/** What the server has assessed before, or now, is proposed behind the step that it assesses. */
const proposeAssessed = (from: StepId, purpose: Purpose): Move =>
  depending(({ assessed, form }) => {
    const proposal = assessed?.proposal;
    if (proposal === 'not-offered') return fail('not-offered', from, purpose);
    const proposed = from === PROPOSED_BY_SERVER_AFTER ? proposal : undefined;
    return inTurn(change({ form: { ...form, proposal: proposed } }), goOn(from, purpose));
  });

/** The conditions are known: does what the step is left for. */
const goOn = (from: StepId, purpose: Purpose): Move =>
  inTurn(change({ leaving: undefined }), purpose === 'arrival' ? arrive : leaveForNext(from));

/** What could not be asked, or is not lent, is said where it is asked again. */
const fail = (problem: Problem, from: StepId, purpose: Purpose): Move =>
  inTurn(change({ problem, leaving: undefined }), purpose === 'arrival' ? arriveAt(from) : nothing);

/** What the answers lead to is not lent: the page says what it would be, and leads to a person. */
const refuse = (proposal: Proposal, from: StepId, purpose: Purpose): Move =>
  inTurn(change({ unoffered: proposal }), fail('not-offered', from, purpose));

/** Opens the step at which the language was switched, where the answers still lead to it. */
const arrive: Move = depending((state, surroundings) => {
  const open = reachableOf(state, factsOf(state, surroundings));
  return arriveAt(open.find((step) => step === state.arriving?.step) ?? '1');
});

/** Goes to the step at which the language was switched, with what was proposed there. */
export const arriveInLanguage: Move = depending(({ arriving, page, mode, form }) => {
  if (!arriving || page === 'loading') return nothing;
  // Without a form there is no step to be at: the first one's address is right.
  if (page !== 'form') return arriveAt('1');
  const isAssessedForTwo = mode === 'e2' && stepNumber(arriving.step) > 3;
  const from = arriving.leaving ?? (isAssessedForTwo ? PROPOSED_BY_SERVER_AFTER : undefined);
  return inTurn(
    change({ form: { ...form, resumed: false } }),
    from ? findConditions(from, 'arrival') : arrive,
  );
});

/** The verdict that leaving a step waits for. */
export const takeVerdict = ({ try: number, answer }: EventOf<'verdictAnswered'>): Move =>
  depending(({ leaving }) => {
    if (leaving?.stage !== 'verdict' || leaving.try !== number) return nothing;
    const { from, purpose } = leaving;
    if (answer.kind === 'unreachable') return fail('verdict', from, purpose);
    if (answer.kind === 'ended')
      return inTurn(change({ leaving: undefined, arriving: undefined }), endLink(answer.end));
    return inTurn(change({ assessed: answer.assessed }), proposeAssessed(from, purpose));
  });

export const CONDITIONS: Handlers<'rateAnswered' | 'proceeded'> = {
  rateAnswered: ({ try: number, rate }) =>
    depending(({ leaving, form }) => {
      if (leaving?.stage !== 'rate' || leaving.try !== number) return nothing;
      const { purpose, leaving: from, proposal } = leaving;
      if (rate === 'unreachable')
        return inTurn(change({ unoffered: undefined }), fail('rate', from, purpose));
      if (rate === 'not-offered') return refuse(proposal, from, purpose);
      const { reasons } = proposal;
      return inTurn(
        change({ form: { ...form, proposal: { leaving: from, loan: rate, reasons } } }),
        goOn(from, purpose),
      );
    }),

  // From 1c, 4 or 4b; a proposal shown there becomes the loan.
  proceeded: () =>
    depending(({ form, mode, loan }, { productNames }) => {
      const proposed = form.step === '4' ? undefined : form.proposal?.loan;
      if (!proposed || !loan) return leaveForNext(form.step);
      const isOtherProduct = proposed.product !== loan.product;
      const productName = (isOtherProduct && productNames[proposed.product]) || loan.productName;
      const accepted = { ...proposed, productName };
      // In mode e2 the purposes are the applicant's, and the simulation kept here is another's.
      const isOwn = mode === 'e1';
      const reasons = form.proposal?.reasons ?? [];
      const answers = isOwn
        ? {
            ...withPurposeOf(accepted.product, form.answers, loan.product),
            ...askedAsAnswers(form.answers, loan, reasons),
          }
        : form.answers;
      return inTurn(
        change({
          loan: accepted,
          form: { ...form, answers, proposal: undefined },
        }),
        isOwn ? run({ kind: 'storeLoan', loan: accepted }) : nothing,
        leaveForNext(form.step),
      );
    }),
};
