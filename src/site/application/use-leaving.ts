import { useState } from 'react';
import { LEAVINGS, type Proposal } from '#journey/alternative-conditions.ts';
import { checkStep } from '#journey/check-step.ts';
import type { Facts } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { firstGap, nextStep, stepNumber } from '#journey/navigation.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { NOTHING_JUDGED } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { openCoborrowersPart } from './coborrowers-part.ts';
import { valuesFor } from './form-state.ts';
import { askForVerdict } from './household-verdict.ts';
import { offerConditions } from './offer-conditions.ts';
import { storeLoan } from './stored-params.ts';
import { tidyStep } from './tidy-step.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { DraftModel } from './use-draft.ts';
import type { Steps } from './use-steps.ts';

/** Leaving a step: what is wrong with it, which conditions are proposed, and where it leads. */
export function useLeaving(state: ApplicationState, draft: DraftModel, steps: Steps) {
  const { current, settle, settleLoan, ask, learnPostcodes } = state;
  const { facts, mode, judged, setJudged, setEnded, setProblem } = state;
  const [unoffered, setUnoffered] = useState<Proposal>();

  /** Whoever presses Enter leaves no field: what the step shows is written as its fields write it. */
  const tidyTyped = (world: Facts) => {
    const { form: typed } = current();
    const scope = { answers: typed.answers, facts: world };
    const answers = tidyStep(stepOf(typed.step), scope);
    if (answers !== typed.answers) settle({ ...typed, answers });
  };

  /** The step one is at, and the values it is judged on. */
  const asItStands = () => {
    const { form } = current();
    const step = stepOf(form.step);
    return { step, values: valuesFor(step, form) };
  };

  /** The faults of the step as it stands, or nothing where the postcode could not be asked. */
  const judge = async (): Promise<readonly Fault[] | undefined> => {
    if (!facts) return undefined;
    setProblem(undefined);
    tidyTyped(facts);
    if (!(await learnPostcodes(asItStands().values))) {
      setProblem('postcode');
      return undefined;
    }
    const { step, values } = asItStands();
    return checkStep(step, values, facts);
  };

  /** Goes on; where one answer was to be changed, back to the recap, or to what that left open. */
  const leaveFor = async (to: StepId | undefined, world: Facts) => {
    if (!to) return;
    const { changing } = current().form;
    if (changing === undefined || stepOf(to).answersProposal) return await steps.push(to);
    const gap = firstGap(current().form.answers, world);
    await steps.push(gap?.step ?? '6');
    if (gap) settle({ ...current().form, changing, aim: gap.field });
  };

  /** The facts once other conditions are asked for; nothing where that failed, which is said. */
  const applicantsFacts = async (from: StepId, world: Facts): Promise<Facts | undefined> => {
    const { answers } = current().form;
    const leaving = LEAVINGS.find((id) => id === from);
    const offer = leaving && (await offerConditions(leaving, answers, world.loan, world.today));
    if (offer?.kind === 'unreachable' || offer?.kind === 'not-offered') {
      setProblem(offer.kind === 'unreachable' ? 'rate' : offer.kind);
      setUnoffered(offer.kind === 'not-offered' ? offer.proposal : undefined);
      return undefined;
    }
    const proposal = offer?.kind === 'offered' ? offer.conditions : undefined;
    settle({ ...current().form, proposal });
    return { ...world, ...(proposal && { proposal }) };
  };

  /** In mode e2 the server says what the two of them can carry, and on which conditions. */
  const coborrowersFacts = async (from: StepId, world: Facts): Promise<Facts | undefined> => {
    let verdict = judged;
    if (from === '3' || (verdict && stepNumber(from) < 3)) {
      const call = draft.callFor(current().form);
      if (!call) return undefined;
      await draft.settled();
      const asked = await askForVerdict(call, world.loan.productName);
      if (asked.kind === 'ended') setEnded(asked.end);
      if (asked.kind === 'unreachable') setProblem('verdict');
      if (asked.kind !== 'judged') return undefined;
      verdict = asked.judged;
      setJudged(verdict);
    }
    const proposal = verdict?.proposal;
    if (proposal === 'not-offered') {
      setProblem('not-offered');
      return undefined;
    }
    const proposed = from === '3' ? proposal : undefined;
    settle({ ...current().form, proposal: proposed });
    return { ...world, ...(proposed && { proposal: proposed }), e2: verdict ?? NOTHING_JUDGED };
  };

  const factsAfter = mode === 'e2' ? coborrowersFacts : applicantsFacts;

  return {
    judge,
    /** What leaving a step brings up, without leaving it. */
    factsAfter,
    /** What the rules would have proposed, where the tariff does not offer it. */
    unoffered,
    /** Leaves the step where everything is right; else shows all that is not, and returns it. */
    next: async (): Promise<readonly Fault[]> => {
      const found = await judge();
      if (!found || !facts) return [];
      if (found.length > 0) {
        ask(found.map((fault) => fault.field));
        return found;
      }
      const { step: from } = current().form;
      const after = await factsAfter(from, facts);
      if (after) await leaveFor(nextStep(from, current().form.answers, after), after);
      return [];
    },
    /** Goes on from 1c, 4 or 4b; a proposal shown there becomes the loan (spec 2 §4). */
    proceed: () => {
      if (!facts) return;
      const { form: before } = current();
      const accepted = before.step === '4' ? undefined : before.proposal?.loan;
      if (accepted) {
        // The purposes are the applicant's, and the simulation kept here is another's.
        const answers =
          mode === 'e2'
            ? before.answers
            : withPurposeOf(accepted.product, before.answers, facts.loan.product);
        settleLoan(accepted);
        if (mode === 'e1') storeLoan(accepted);
        settle({ ...before, answers, proposal: undefined, isProposedAnew: false });
      }
      const { proposal: _, ...rest } = facts;
      const world = accepted ? { ...rest, loan: accepted } : facts;
      void leaveFor(nextStep(before.step, current().form.answers, world), world);
    },
    /**
     * Where the conditions that a co-borrower accepted have changed before they sent: those of today are
     * proposed, beside the loan that was asked for. Nothing where there are none.
     */
    proposeAnew: async () => {
      const token = draft.heldToken();
      const call = draft.callFor(current().form);
      if (mode !== 'e2' || !facts || !token || !call) return;
      await draft.settled();
      const asked = await askForVerdict(call, facts.loan.productName);
      const proposal = asked.kind === 'judged' ? asked.judged.proposal : undefined;
      if (asked.kind !== 'judged' || !proposal || proposal === 'not-offered') return;
      const part = await openCoborrowersPart({ token, isMailed: false });
      if (part.kind !== 'opened') return;
      draft.hold(part.session.token);
      settleLoan(part.loan);
      setJudged(asked.judged);
      const { form } = current();
      settle({ ...form, proposal, isProposedAnew: true });
      const world: Facts = { ...facts, loan: part.loan, proposal, e2: asked.judged };
      const to = nextStep('3', form.answers, world);
      if (to) await steps.push(to);
    },
    /** Back to the first step, the proposal forgotten: what was answered can be changed. */
    adapt: () => {
      settle({ ...current().form, proposal: undefined, isProposedAnew: false });
      void steps.push('1');
    },
  };
}
