import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { pushStepEvent } from '../steps/step-events.ts';
import type { CarryingOut } from './outside.ts';

/** The state of a history entry: the step that it was opened from, the reference of what was sent in it. */
interface EntryState {
  readonly after?: StepId | undefined;
  readonly reference?: string | undefined;
}

/** What the current entry of the browser's history was opened from, and what was sent in it. */
export function readEntry() {
  const { after: cameFrom, reference } = (history.state ?? {}) as EntryState;
  return { cameFrom, reference };
}

/** What happens in the window itself. */
export const IN_THE_BROWSER: CarryingOut<
  | 'pushEntry'
  | 'replaceEntry'
  | 'goBack'
  | 'navigate'
  | 'reload'
  | 'focusField'
  | 'waitForSaving'
  | 'notifyWindows'
  | 'trackStep'
> = {
  pushEntry: ({ step, cameFrom: after }, { locale }) =>
    history.pushState({ after }, '', stepPath(step, locale)),
  replaceEntry: ({ step, cameFrom: after, reference }, { locale }) =>
    history.replaceState({ after, reference }, '', stepPath(step, locale)),
  goBack: () => history.back(),
  navigate: ({ href }) => location.assign(href),
  reload: () => location.reload(),
  // The controls have to be marked as invalid before any of them takes the focus.
  focusField: ({ name }) => void requestAnimationFrame(() => focusField(name)),
  waitForSaving: ({ milliseconds }, { dispatch }) =>
    void setTimeout(() => dispatch({ kind: 'patienceEnded' }), milliseconds),
  notifyWindows: ({ message }, { notifyWindows }) => notifyWindows(message),
  trackStep: ({ step }) => pushStepEvent(step),
};
