import type { StepId } from '../step.ts';
import { ANSWERING } from './answering.ts';
import { askVerdictOnceSettled, CONDITIONS, takeVerdict } from './conditions.ts';
import { DECLINING } from './declining.ts';
import { askLinkOnceSettled, DRAFT_LINK } from './draft-link.ts';
import type { ApplicationEvent } from './event.ts';
import { JUDGING } from './judging.ts';
import { endOnceSettled, LEAVING_COMPUTER, stayOnBack } from './leaving-computer.ts';
import { depending, type Handlers, inTurn, type Move, nothing, type Outcome, run } from './move.ts';
import { OPENING } from './opening.ts';
import { askAnewOnceSettled, PROPOSING_ANEW, takeVerdictAnew } from './proposing-anew.ts';
import { SAVING } from './saving.ts';
import { SENDING, sendOnceSettled } from './sending.ts';
import { compareStored, SESSION } from './session.ts';
import { askSignInUrlOnceSettled, forgetLeavingToSignIn, SIGNING_IN } from './signing-in.ts';
import type { ApplicationState } from './state.ts';
import { STEPS_OPENED } from './steps.ts';
import type { Surroundings } from './surroundings.ts';
import { leaveForLanguage, SWITCHING_LANGUAGE } from './switching-language.ts';
import { tellWindows, WINDOWS } from './windows.ts';

/** What every event does. */
const HANDLERS: Handlers<ApplicationEvent['kind']> = {
  ...OPENING,
  ...ANSWERING,
  ...JUDGING,
  ...CONDITIONS,
  ...STEPS_OPENED,
  ...SAVING,
  ...SESSION,
  ...DRAFT_LINK,
  ...LEAVING_COMPUTER,
  ...SENDING,
  ...PROPOSING_ANEW,
  ...DECLINING,
  ...SIGNING_IN,
  ...WINDOWS,
  ...SWITCHING_LANGUAGE,
  // Leaving a step waits for it, or a sending that was refused.
  verdictAnswered: (event) => inTurn(takeVerdict(event), takeVerdictAnew(event)),
  // Back closes the confirmation, and only then opens steps.
  historyMoved: (event) =>
    depending(({ leavingComputer }) =>
      leavingComputer ? stayOnBack : STEPS_OPENED.historyMoved(event),
    ),
  pageShownAgain: (event) => inTurn(forgetLeavingToSignIn, compareStored(event)),
};

/** Continues what waits for all drafts to be saved, as soon as no draft is being saved. */
const goOnOnceSettled: Move = depending(({ saving }) =>
  saving.isUnderWay
    ? nothing
    : inTurn(
        askVerdictOnceSettled,
        sendOnceSettled,
        askAnewOnceSettled,
        askSignInUrlOnceSettled,
        askLinkOnceSettled,
        endOnceSettled,
        leaveForLanguage,
      ),
);

const trackStepAfter = (before: StepId): Move =>
  depending(({ page, form: { step } }) =>
    step === before || page === 'left' ? nothing : run({ kind: 'trackStep', step }),
  );

/**
 * The application after an event, and what is to be done outside. Pure: the same state, event and
 * surroundings always lead to the same.
 */
export function applicationAfter(
  state: ApplicationState,
  event: ApplicationEvent,
  surroundings: Surroundings,
): Outcome {
  // Whoever has left comes back by opening the page anew: no late answer brings anything back.
  if (state.page === 'left') return { state, effects: [] };
  // Every kind has its handler; which of them belong together cannot be told of a union.
  const handle = HANDLERS[event.kind] as (event: ApplicationEvent) => Move;
  return inTurn(
    handle(event),
    goOnOnceSettled,
    tellWindows,
    trackStepAfter(state.form.step),
  )(state, surroundings);
}
