import type { ApplicationFacts } from '#journey/check-application.ts';
import { loanFromTariff, readWantedLoan } from '#journey/loan.ts';
import { controlNames, shownLists, shownSections } from '#journey/shown.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { answersOf } from './answers-of-step.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { Journey } from './journey.ts';
import type { ProductJourney } from './product-journeys.ts';

/** More steps than any journey has: beyond them it goes in circles. */
const MAX_STEPS = 20;

/**
 * Walks a product's journey as the browser's application does, up to its last step: fills in each step
 * in the order of the screen, and accepts whatever is proposed. Returns the steps that it visited.
 */
export function walkProduct(
  { asks, answers }: ProductJourney,
  applicationFacts: ApplicationFacts,
): { applicant: Journey; way: readonly StepId[] } {
  const { product_code: product, ...figures } = asks;
  const numbers = Object.entries(figures).map(([name, value]) => [name, String(value)]);
  const terms = readWantedLoan({
    ...COMPLETE_ANSWERS,
    product,
    ...Object.fromEntries(numbers),
  });
  const loan = terms && loanFromTariff(terms, applicationFacts.tariffs[terms.product]);
  if (!loan) throw new Error(`${product} is not offered`);
  const applicant = new Journey(loan, applicationFacts);
  const way: StepId[] = [applicant.step];
  while (applicant.step !== '6' && way.length < MAX_STEPS) {
    if (stepOf(applicant.step).answersProposal) applicant.proceed();
    else {
      fillIn(applicant, answers);
      const left = applicant.next();
      if (left === 'held-up' || left === 'not-offered')
        throw new Error(`${left} at ${applicant.step}: ${JSON.stringify(applicant.faults)}`);
    }
    way.push(applicant.step);
  }
  fillIn(applicant, answers);
  return { applicant, way };
}

/** Answers what the step asks, as it appears: answers for fields that are not shown are skipped. */
function fillIn(applicant: Journey, answers: ProductJourney['answers']): void {
  for (const [name, value] of answersOf(applicant.step, { ...COMPLETE_ANSWERS, ...answers })) {
    const step = stepOf(applicant.step);
    const scope = () => ({ answers: applicant.values, facts: applicant.facts });
    const [, list = ''] = /^(\w+)\[\d+\]\./.exec(name) ?? [];
    const lists = shownSections(step, scope()).flatMap(shownLists);
    const isAsked = () => controlNames(step, scope()).has(name);
    if (!isAsked() && lists.some((shown) => shown.name === list)) applicant.add(list);
    if (isAsked()) applicant.set(name, value);
  }
}
