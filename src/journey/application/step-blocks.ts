import type { Fault, FaultKind } from '../fault.ts';

/** Faults that concern the step as a whole: a notice tells them, and no field has them. */
const STEP_BLOCKS: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'formEnded',
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
]);

export const isStepBlock = (fault: Fault) => STEP_BLOCKS.has(fault.kind);
