import type { Answers } from '#journey/answers.ts';
import type { ApplicationState } from '#journey/application/state.ts';
import type { Facts } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import type { Step, StepId } from '#journey/step.ts';
import type { Dispatch } from './effects/outside.ts';

/** The application's state, and the values derived from it for the current step. */
export interface ApplicationModel extends ApplicationState {
  readonly facts: Facts | undefined;
  readonly step: Step;
  /** What the step shows and is checked on. */
  readonly values: Answers;
  /** All errors of the step, shown or not. */
  readonly allFaults: readonly Fault[];
  /** The errors shown now. */
  readonly faults: readonly Fault[];
  readonly reachable: readonly StepId[];
  /** The broker chosen for this application, and the name once it is known. */
  readonly broker: { readonly id: string; readonly name: string | undefined } | undefined;
  /** Dispatches the visitor's actions to the application. */
  readonly dispatch: Dispatch;
}

/** The part of the model that a screen needs. */
export type Showing<Part extends keyof ApplicationModel> = Pick<ApplicationModel, Part>;
