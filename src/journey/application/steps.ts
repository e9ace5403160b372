import { previousStep, stepNumber } from '../navigation.ts';
import type { StepId } from '../step.ts';
import { stepOf } from '../steps.ts';
import { factsOf, isBudgetStepShown, reachableOf } from './facts-of.ts';
import type { Form } from './form.ts';
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
import { endDraft, save } from './saving.ts';
import { endLink } from './session.ts';
import type { Aim, ApplicationState, AwaitedStep } from './state.ts';

const isProposal = (step: StepId) => step === '1c' || step === '4b';

/** The form at a step that opens. */
function formAt(to: StepId, before: Form, isBudgetTight: boolean): Form {
  // Still on the way back to the recap: on the step that is changed, and what its leaving brings up.
  const isStillChanging = to === before.step || stepOf(to).answersProposal;
  return {
    ...before,
    // A proposal is answered on its own screens; elsewhere the answers may change again.
    proposal: stepOf(to).answersProposal ? before.proposal : undefined,
    isProposedAgain: stepOf(to).answersProposal === true && before.isProposedAgain === true,
    hasSeenBudget: to === '4' || (isBudgetTight && before.hasSeenBudget),
    changing: isStillChanging ? before.changing : undefined,
    aim: to === '6' ? before.changing : undefined,
    step: to,
    maxStep: Math.max(before.maxStep, to === '7' ? 0 : stepNumber(to)),
    asked: new Set(),
    consents: {},
  };
}

/** Opens a step, in the application alone. What was said of an earlier try to leave or to send is gone. */
const openStep = (to: StepId, at: Aim): Move =>
  inTurn(
    change((state, surroundings) => {
      const { form, steps, sending, signingIn } = state;
      const isBudgetTight = isBudgetStepShown(state, factsOf(state, surroundings));
      return {
        form: { ...formAt(to, form, isBudgetTight), ...at },
        steps: { ...steps, awaited: undefined, returning: undefined },
        leaving: undefined,
        reproposal: undefined,
        arriving: undefined,
        draftLink: undefined,
        sending: { ...sending, shown: 'idle' },
        signingIn: to === '1' ? signingIn : { ...signingIn, outcome: undefined },
      };
    }),
    to === '7' ? nothing : save,
  );

type Opening = Pick<AwaitedStep, 'to' | 'how' | 'at'>;

/** The reference that the applicant's own request was sent under; a co-borrower's link leads back by itself. */
const ownReference = ({ mode, sending }: Pick<ApplicationState, 'mode' | 'sending'>) =>
  mode === 'e1' ? sending.sent.reference : undefined;

/** Opens a step whose screens are there, with its entry in the browser's history. */
const openWithEntry = ({ to, how, at }: Opening): Move =>
  depending(({ form, mode, steps, sending }) => {
    if (how === 'open') return openStep(to, at);
    const isReplacing = how === 'replace' || isProposal(form.step);
    // A proposal that is left keeps no entry; two entries of one step in a row would make a press of
    // Back that does nothing.
    if (how === 'push' && isReplacing && steps.cameFrom === to)
      return inTurn(
        change({
          steps: { ...steps, awaited: undefined, returning: { to, at } },
          leaving: undefined,
        }),
        run({ kind: 'goBack' }),
      );
    const cameFrom = isReplacing ? steps.cameFrom : form.step;
    return inTurn(
      change({ steps: { ...steps, cameFrom } }),
      run(
        isReplacing
          ? { kind: 'replaceEntry', step: to, cameFrom, reference: ownReference({ mode, sending }) }
          : { kind: 'pushEntry', step: to, cameFrom },
      ),
      openStep(to, at),
    );
  });

/** Opens a step once what it needs is there. */
const openLoaded = (opening: Opening): Move =>
  depending(({ form, steps }) => {
    // From the thank-you no step is opened any more.
    if (form.step === '7') return nothing;
    return opening.to === '1' || steps.areScreensThere
      ? openWithEntry(opening)
      : trying((number) =>
          inTurn(
            change({ steps: { ...steps, awaited: { ...opening, try: number } } }),
            run({ kind: 'loadScreens', try: number }),
          ),
        );
  });

/** Goes to a step, and to one of its controls. */
export const goToStep = (to: StepId, at: Aim = {}): Move => openLoaded({ to, how: 'push', at });

/** Opens a step at the address that the page has: its own, or the first one's. */
export const arriveAt = (to: StepId): Move => openLoaded({ to, how: 'replace', at: {} });

/** The thank-you: there is no way back from it. */
export const end: Move = openWithEntry({ to: '7', how: 'replace', at: {} });

/** Behind the thank-you there is nothing to go back to: the page says that it was sent or shared. */
const leaveThankYou: Move = depending(({ mode, sending, steps }) =>
  inTurn(
    change({ steps: { ...steps, cameFrom: undefined }, page: 'params-missing' }),
    run({
      kind: 'replaceEntry',
      step: '1',
      cameFrom: undefined,
      reference: ownReference({ mode, sending }),
    }),
    mode === 'e2'
      ? endLink(sending.sent.reference === undefined ? 'to-agree' : 'sent')
      : endDraft({ end: sending.sent.reference === undefined ? 'shared' : 'sent' }),
  ),
);

export const STEPS_OPENED: Handlers<
  | 'stepChosen'
  | 'previous'
  | 'answerSought'
  | 'changeSought'
  | 'adapted'
  | 'screensLoaded'
  | 'historyMoved'
> = {
  stepChosen: ({ step }) => goToStep(step),

  previous: () =>
    depending((state, surroundings) => {
      const facts = factsOf(state, surroundings);
      const { step, answers } = state.form;
      const to = facts && previousStep(step, answers, facts);
      return to ? goToStep(to) : nothing;
    }),

  answerSought: ({ step, name }) => goToStep(step, { aim: name }),

  // From the recap; Next leads back there.
  changeSought: ({ step, name }) => goToStep(step, { changing: name, aim: name }),

  // Back to the first step, the proposal forgotten: what was answered can be changed.
  adapted: () =>
    inTurn(
      change(({ form }) => ({ form: { ...form, proposal: undefined } })),
      goToStep('1'),
    ),

  screensLoaded: ({ try: number, areThere }) =>
    depending(({ steps, arriving }) => {
      const { awaited } = steps;
      const loaded = change({
        steps: { ...steps, areScreensThere: steps.areScreensThere || areThere },
      });
      if (awaited?.try !== number) return loaded;
      if (areThere) return inTurn(loaded, openWithEntry(awaited));
      return change({
        steps: { ...steps, awaited: undefined },
        problem: 'screens',
        leaving: undefined,
        arriving: awaited.how === 'replace' ? undefined : arriving,
      });
    }),

  // Back and Forward open what can be reached. An entry whose step no longer applies is skipped on
  // the way back, and does nothing on the way forward.
  historyMoved: ({ step, cameFrom }) =>
    depending((state, surroundings) => {
      if (step === undefined) return nothing;
      const { steps, form } = state;
      const { returning } = steps;
      const moved = change({ steps: { ...steps, cameFrom, returning: undefined } });
      if (form.step === '7') return inTurn(moved, leaveThankYou);
      if (!reachableOf(state, factsOf(state, surroundings)).includes(step))
        return inTurn(moved, run({ kind: 'goBack' }));
      // A link within the page is a step in the history, and none in the application.
      if (step === form.step) return moved;
      const at = returning?.to === step ? returning.at : {};
      return inTurn(moved, openLoaded({ to: step, how: 'open', at }));
    }),
};
