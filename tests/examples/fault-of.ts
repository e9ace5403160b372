import type { Answers } from '#journey/answers.ts';
import { checkStep } from '#journey/check-step.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { factsFor } from './fluvia.ts';

const facts = factsFor();

/** The fault of a field of the complete example, with these answers in place of its own. For tests. */
export function faultOf(step: StepId, field: string, changes: Answers): string | undefined {
  const faults = checkStep(stepOf(step), { ...COMPLETE_ANSWERS, ...changes }, facts);
  return faults.find((fault) => fault.field === field)?.kind;
}
