import { checkStep } from '../check-step.ts';
import type { Facts } from '../facts.ts';
import type { Fault } from '../fault.ts';
import { firstGap, reachableSteps, stepNumber } from '../navigation.ts';
import { NOTHING_JUDGED } from '../shared-application.ts';
import type { StepId } from '../step.ts';
import { stepOf } from '../steps.ts';
import { valuesFor } from './form.ts';
import type { ApplicationState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** The facts that the answers are assessed by; nothing before the loan is known. */
export function factsOf(
  { loan, form, mode, assessed, postcodes }: ApplicationState,
  { today, codesOf, productNames }: Pick<Surroundings, 'today' | 'codesOf' | 'productNames'>,
): Facts | undefined {
  return (
    loan && {
      today,
      loan,
      isLent: (product) => productNames[product] !== undefined,
      ...(form.proposal && { proposal: form.proposal }),
      ...(mode === 'e2' && { e2: assessed ?? NOTHING_JUDGED }),
      codesOf: (list) => codesOf(loan.product, list),
      // A code that has not been asked yet counts as right: leaving its step asks, and so does sending.
      isBelgianPostcode: (zip) => postcodes[zip] ?? true,
      // The choices offered are the postcode's own; the server looks again.
      isCityOf: () => true,
    }
  );
}

/** Everything that is wrong with the current step, shown or not. */
export function faultsOf({ form }: ApplicationState, facts: Facts | undefined): readonly Fault[] {
  const step = stepOf(form.step);
  return facts ? checkStep(step, valuesFor(step, form), facts) : [];
}

/** The steps that can be opened. */
export function reachableOf(
  { form, assessed }: ApplicationState,
  facts: Facts | undefined,
): readonly StepId[] {
  if (!facts) return ['1'];
  const steps = reachableSteps(form.answers, facts);
  // What lies behind the budget waits for the verdict on the two.
  if (facts.e2 && !assessed) return steps.filter((id) => stepNumber(id) <= 3);
  const unseen = form.hasSeenBudget ? -1 : steps.indexOf('4');
  return unseen === -1 ? steps : steps.slice(0, unseen + 1);
}

/** What has to be visited before the recap, and its first control with a fault; undefined if nothing has. */
export const gapOf = (state: ApplicationState, facts: Facts) =>
  firstGap(reachableOf(state, facts), state.form.answers, facts);

/** Whether the budget's step belongs to the application. */
export const isBudgetStepShown = (
  { form }: Pick<ApplicationState, 'form'>,
  facts: Facts | undefined,
): boolean => facts !== undefined && stepOf('4').when({ answers: form.answers, facts });
