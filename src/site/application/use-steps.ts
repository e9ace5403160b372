import { useEffect } from 'react';
import { previousStep, stepNumber } from '#journey/navigation.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import type { LinkEnd } from './coborrowers-part.ts';
import type { FormState } from './form-state.ts';
import { loadLaterScreens } from './load-later-screens.ts';
import type { ApplicationSetup } from './setup.ts';
import { pushStepEvent } from './step-events.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { DraftModel } from './use-draft.ts';
import { useStepHistory } from './use-step-history.ts';

/** Still on the way back to the recap: on the step that is changed, and what its leaving brings up. */
function changingOn({ changing, step }: FormState, to: StepId): string | undefined {
  return to === step || stepOf(to).answersProposal ? changing : undefined;
}

const isProposal = (step: StepId) => step === '1c' || step === '4b';

/** The steps, as they are opened. */
export function useSteps(
  state: ApplicationState,
  { save }: DraftModel,
  { locale, step: initial }: Pick<ApplicationSetup, 'locale' | 'step'>,
  /** A step has been opened. */
  onOpened: () => void,
  /** What a co-borrower's sending came to, once they have sent. */
  endOfPart: () => LinkEnd,
) {
  const { current, settle, setPage, setEnded, setProblem, form, facts, reachable } = state;

  useEffect(() => pushStepEvent(form.step), [form.step]);

  const open = (to: StepId) => {
    const { form: before } = current();
    const after = {
      ...before,
      // A proposal is answered on its own screens; elsewhere the answers may change again.
      proposal: stepOf(to).answersProposal ? before.proposal : undefined,
      changing: changingOn(before, to),
      aim: to === '6' ? before.changing : undefined,
      step: to,
      maxStep: Math.max(before.maxStep, to === '7' ? 0 : stepNumber(to)),
      asked: new Set<string>(),
      consents: {},
    };
    settle(after);
    onOpened();
    if (to !== '7') save(after);
  };

  const history = useStepHistory({
    locale,
    initial,
    current: () => current().form.step,
    canOpen: (id) => current().form.step !== '7' && reachable.includes(id),
    open: (id) => {
      if (current().form.step === '7') {
        if (current().mode === 'e2') setEnded(endOfPart());
        setPage('params-missing');
      }
      // A link within the page is a step in the history, and none in the application.
      else if (id !== current().form.step)
        void loadLaterScreens().then((there) => (there ? open(id) : setProblem('screens')));
    },
  });

  /** Opens a step, once what it needs is there. A proposal that is left keeps no entry in the history. */
  const push = async (to: StepId) => {
    if (to !== '1' && !(await loadLaterScreens())) return setProblem('screens');
    if (isProposal(current().form.step)) history.replaceOrReturn(to);
    else history.push(to);
  };

  return {
    push,
    /** Opens a step at the address that the page has: its own, or the first one's. */
    arriveAt: async (to: StepId) => {
      if (to === '1' || (await loadLaterScreens())) history.replace(to);
      else setProblem('screens');
    },
    /** The thank-you: there is no way back from it. */
    end: () => history.replace('7'),
    goTo: (id: StepId) => void push(id),
    previous: () => {
      const to = facts && previousStep(form.step, form.answers, facts);
      if (to) void push(to);
    },
    /** To one answer on another step. */
    openAt: async (id: StepId, name: string) => {
      await push(id);
      settle({ ...current().form, aim: name });
    },
    /** From the recap to one answer; Next leads back. */
    changeAnswerAt: async (id: StepId, name: string) => {
      await push(id);
      settle({ ...current().form, changing: name, aim: name });
    },
  };
}

export type Steps = ReturnType<typeof useSteps>;
