import type { Contracted } from '#domain/locale/locale.ts';
import type { Fault } from './fault.ts';
import type { Scope, Section, When } from './field.ts';

/** Steps as the specification names them (C-3.5). */
export type StepId = '1' | '1b' | '1c' | '2' | '3' | '4' | '4b' | '5' | '6' | '7';

/** The four stages of the progress bar: details, activity, costs, finishing. */
export type Stage = 1 | 2 | 3 | 4;

export interface Step {
  readonly id: StepId;
  readonly stage: Stage;
  /** Last part of the address; empty for the root. */
  readonly path: Contracted;
  /** Alternative last parts that open the same step. */
  readonly alias?: Contracted;
  /** Whether the step is part of this application. */
  readonly when: When;
  readonly sections: readonly Section[];
  /** Whether the step comes between a proposal of other conditions and its answer. */
  readonly answersProposal?: boolean;
  /** Faults that block the step as a whole although every field is right. */
  readonly blocks?: (scope: Scope) => readonly Fault[];
}
