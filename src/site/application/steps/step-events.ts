import type { StepId } from '#journey/step.ts';
import type { StepEventName } from '#site/browser/analytics/events.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';

/**
 * The event of each step as it opens (W-9.10). The first has none: `activity` says that it is
 * done. 1c confirms a changed rate as 4b does; `submit` is the step that only a sent request reaches.
 */
const EVENTS: Readonly<Partial<Record<StepId, StepEventName>>> = {
  '1c': 'rate-modified',
  '2': 'activity',
  '3': 'expenses',
  '4': 'budget-confirmation',
  '4b': 'rate-modified',
  '5': 'finalisation',
  '6': 'recap',
  '7': 'submit',
};

export function pushStepEvent(step: StepId): void {
  const event = EVENTS[step];
  if (event) pushEvent({ event });
}
