import { standingProposal } from '#journey/alternative-conditions.ts';
import { type Answers, withInitialAnswers } from '#journey/answers.ts';
import { checkStep } from '#journey/check-step.ts';
import type { Fault } from '#journey/fault.ts';
import { shownFields, shownLists, shownSections } from '#journey/shown.ts';
import { STEPS } from '#journey/steps.ts';
import type { Journey } from './journey.ts';

/** The browser's verdict on all answers: every screen is right and nothing would be proposed. */
export function browserVerdict(journey: Journey, answers: Answers): readonly Fault[] {
  const { proposal: _, ...facts } = journey.facts;
  const faults = STEPS.filter((step) => step.when({ answers, facts })).flatMap((step) =>
    checkStep(step, answers, facts),
  );
  const firstFaults = faults.filter(
    (fault, at) => faults.findIndex(({ field }) => field === fault.field) === at,
  );
  if (firstFaults.length > 0) return firstFaults;
  return standingProposal(answers, journey.loan, facts)
    ? [{ field: 'product', kind: 'otherConditions' }]
    : [];
}

/** Every name that a screen asks for in this request. */
export function shownNames(journey: Journey, request: Answers): ReadonlySet<string> {
  const { proposal: _, ...facts } = journey.facts;
  const scope = { answers: withInitialAnswers(request), facts };
  return new Set(
    STEPS.filter((step) => step.when(scope)).flatMap((step) =>
      shownSections(step, scope).flatMap((shown) => [
        ...shownFields(shown).map(({ name }) => name),
        ...shownLists(shown).map(({ name }) => name),
      ]),
    ),
  );
}
