import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { pushStepEvent } from '../steps/step-events.ts';
import type { CarryingOut } from './outside.ts';

/** The state of a history entry: the step that it was opened from. */
interface EntryState {
  readonly after: StepId;
}

const entryState = (cameFrom: StepId | undefined): EntryState | null =>
  cameFrom === undefined ? null : { after: cameFrom };

/** The step that the current entry of the browser's history was opened from. */
export const cameFrom = () => (history.state as EntryState | null)?.after;

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
  pushEntry: ({ step, cameFrom: before }, { locale }) =>
    history.pushState(entryState(before), '', stepPath(step, locale)),
  replaceEntry: ({ step, cameFrom: before }, { locale }) =>
    history.replaceState(entryState(before), '', stepPath(step, locale)),
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
