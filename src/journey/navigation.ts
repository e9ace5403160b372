import { LEAVINGS, proposeConditions } from './alternative-conditions.ts';
import type { Answers } from './answers.ts';
import { checkStep } from './check-step.ts';
import type { Facts } from './facts.ts';
import type { Stage, Step, StepId } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

const isOnTheWay = (step: Step, answers: Answers, facts: Facts) => step.when({ answers, facts });

/** The next step that is part of this application. */
export function nextStep(from: StepId, answers: Answers, facts: Facts): StepId | undefined {
  const after = STEPS.slice(STEPS.indexOf(stepOf(from)) + 1);
  return after.find((step) => isOnTheWay(step, answers, facts))?.id;
}

/** Where Previous leads, per step; 1c, 4 and 4b have Adapt instead. */
const PREVIOUS: Readonly<Partial<Record<StepId, readonly StepId[]>>> = {
  '1b': ['1'],
  '2': ['1b', '1'],
  '3': ['2'],
  '5': ['3'],
  '6': ['5'],
};

export function previousStep(from: StepId, answers: Answers, facts: Facts): StepId | undefined {
  return PREVIOUS[from]?.find((id) => isOnTheWay(stepOf(id), answers, facts));
}

/**
 * The steps that can be opened, derived from the answers and never stored: up to and including the
 * first one with a fault. The thank-you page is reached only by sending.
 */
export function reachableSteps(answers: Answers, facts: Facts): readonly StepId[] {
  const way = STEPS.filter((step) => step.id !== '7' && isOnTheWay(step, answers, facts));
  const frontier = way.findIndex((step) => isHeldUp(step, answers, facts));
  return way.slice(0, frontier === -1 ? way.length : frontier + 1).map((step) => step.id);
}

/**
 * The last step that can be opened, where it is not the recap, and its first control with a fault: a step with a
 * fault, with conditions to be settled, or one that has to be seen first.
 */
export function firstGap(
  reachable: readonly StepId[],
  answers: Answers,
  facts: Facts,
): { readonly step: StepId; readonly field: string | undefined } | undefined {
  const step = reachable.at(-1);
  if (step === undefined || step === '6') return undefined;
  return { step, field: checkStep(stepOf(step), answers, facts)[0]?.field };
}

/** Whether the step has a fault, or other conditions have to be settled first. */
function isHeldUp(step: Step, answers: Answers, facts: Facts): boolean {
  if (checkStep(step, answers, facts).length > 0) return true;
  if (step.id === '1c' || step.id === '4b') return true;
  // A current proposal is settled on 1c or 4b, which come next; in mode e2 the server proposes.
  if (facts.proposal || facts.e2) return false;
  const leaving = LEAVINGS.find((id) => id === step.id);
  return (
    leaving !== undefined && proposeConditions(leaving, answers, facts.loan, facts) !== undefined
  );
}

/** `1b` counts as 1 (A-2.5: maxStep rises to the highest numeric step reached). */
export function stepNumber(id: StepId): number {
  return Number.parseInt(id, 10);
}

/** The steps with which the four stages of the progress bar begin. */
const STAGE_STEPS: Readonly<Record<Stage, StepId>> = { 1: '1', 2: '2', 3: '3', 4: '5' };

/**
 * The step that a click on a stage opens: not beyond the furthest step reached (`maxStep`), nor beyond
 * what the answers allow.
 */
export function stageTarget(
  stage: Stage,
  maxStep: number,
  reachable: readonly StepId[],
): StepId | undefined {
  const target = STAGE_STEPS[stage];
  return stepNumber(target) <= maxStep && reachable.includes(target) ? target : undefined;
}
