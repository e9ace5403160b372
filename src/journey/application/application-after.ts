import type { StepId } from '../step.ts';
import { ANSWERING } from './answering.ts';
import { CHECKING } from './checking.ts';
import { CONDITIONS, fetchVerdictOnceSettled, takeVerdict } from './conditions.ts';
import { DECLINING } from './declining.ts';
import { DRAFT_LINK, requestLinkOnceSettled } from './draft-link.ts';
import type { ApplicationEvent } from './event.ts';
import { endOnceSettled, LEAVING_COMPUTER, stayOnBack } from './leaving-computer.ts';
import { depending, type Handlers, inTurn, type Move, nothing, type Outcome, run } from './move.ts';
import { OPENING } from './opening.ts';
import {
  fetchVerdictAgainOnceSettled,
  PROPOSING_AGAIN,
  receiveNewVerdict,
} from './proposing-again.ts';
import { SAVING } from './saving.ts';
import { SENDING, sendOnceSettled } from './sending.ts';
import { compareStored, SESSION } from './session.ts';
import { forgetLeavingToSignIn, requestSignInUrlOnceSettled, SIGNING_IN } from './signing-in.ts';
import type { ApplicationState } from './state.ts';
import { STEPS_OPENED } from './steps.ts';
import type { Surroundings } from './surroundings.ts';
import { leaveForLanguage, SWITCHING_LANGUAGE } from './switching-language.ts';
import { notifyWindows, WINDOWS } from './windows.ts';

/** What every event does. */
const HANDLERS: Handlers<ApplicationEvent['kind']> = {
  ...OPENING,
  ...ANSWERING,
  ...CHECKING,
  ...CONDITIONS,
  ...STEPS_OPENED,
  ...SAVING,
  ...SESSION,
  ...DRAFT_LINK,
  ...LEAVING_COMPUTER,
  ...SENDING,
  ...PROPOSING_AGAIN,
  ...DECLINING,
  ...SIGNING_IN,
  ...WINDOWS,
  ...SWITCHING_LANGUAGE,
  // Leaving a step waits for it, or a sending that was refused.
  verdictAnswered: (event) => inTurn(takeVerdict(event), receiveNewVerdict(event)),
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
        fetchVerdictOnceSettled,
        sendOnceSettled,
        fetchVerdictAgainOnceSettled,
        requestSignInUrlOnceSettled,
        requestLinkOnceSettled,
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
  // Anyone who has left comes back by opening the page again: no late answer brings anything back.
  if (state.page === 'left') return { state, effects: [] };
  // Every kind has its handler; which of them belong together cannot be told of a union.
  const handle = HANDLERS[event.kind] as (event: ApplicationEvent) => Move;
  return inTurn(
    handle(event),
    goOnOnceSettled,
    notifyWindows,
    trackStepAfter(state.form.step),
  )(state, surroundings);
}
