import { useState } from 'react';
import { LEAVINGS, type Proposal } from '#journey/alternative-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import { checkStep } from '#journey/check-step.ts';
import type { Facts } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { nextStep, reachableSteps, stepNumber } from '#journey/navigation.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { NOTHING_JUDGED } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
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

  /** Goes on; back to the recap where one answer was to be changed and nothing else is in the way. */
  const leaveFor = async (to: StepId | undefined, world: Facts) => {
    const { changing, answers } = current().form;
    const back =
      changing !== undefined &&
      to !== undefined &&
      !stepOf(to).answersProposal &&
      reachableSteps(answers, world).includes('6');
    if (to) await steps.push(back ? '6' : to);
  };

  const leaveApplicantsStep = async (from: StepId, answers: Answers, world: Facts) => {
    const leaving = LEAVINGS.find((id) => id === from);
    const offer = leaving && (await offerConditions(leaving, answers, world.loan, world.today));
    if (offer?.kind === 'unreachable' || offer?.kind === 'not-offered') {
      setProblem(offer.kind === 'unreachable' ? 'rate' : offer.kind);
      setUnoffered(offer.kind === 'not-offered' ? offer.proposal : undefined);
      return;
    }
    const proposal = offer?.kind === 'offered' ? offer.conditions : undefined;
    settle({ ...current().form, proposal });
    await leaveFor(nextStep(from, answers, { ...world, ...(proposal && { proposal }) }), world);
  };

  /** In mode e2 the server says what the two of them can carry, and on which conditions. */
  const leaveCoborrowersStep = async (from: StepId, answers: Answers, world: Facts) => {
    let verdict = judged;
    if (from === '3' || (verdict && stepNumber(from) < 3)) {
      const call = draft.callFor(current().form);
      if (!call) return;
      await draft.settled();
      const asked = await askForVerdict(call, world.loan.productName);
      if (asked.kind === 'ended') return setEnded(asked.end);
      if (asked.kind === 'unreachable') return setProblem('verdict');
      verdict = asked.judged;
      setJudged(verdict);
    }
    const proposal = verdict?.proposal;
    if (proposal === 'not-offered') return setProblem('not-offered');
    const proposed = from === '3' ? proposal : undefined;
    settle({ ...current().form, proposal: proposed });
    const theirs = {
      ...world,
      ...(proposed && { proposal: proposed }),
      e2: verdict ?? NOTHING_JUDGED,
    };
    await leaveFor(nextStep(from, answers, theirs), theirs);
  };

  return {
    judge,
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
      const { step: from, answers } = current().form;
      const leave = mode === 'e2' ? leaveCoborrowersStep : leaveApplicantsStep;
      await leave(from, answers, facts);
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
        settle({ ...before, answers, proposal: undefined });
      }
      const { proposal: _, ...rest } = facts;
      const world = accepted ? { ...rest, loan: accepted } : facts;
      void leaveFor(nextStep(before.step, current().form.answers, world), world);
    },
    /** Back to the first step, the proposal forgotten: what was answered can be changed. */
    adapt: () => {
      settle({ ...current().form, proposal: undefined });
      void steps.push('1');
    },
  };
}
