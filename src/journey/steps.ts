import { APPLICATION_ADDRESSES } from '#addresses/application.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { assessAffordability } from './affordability/assess-affordability.ts';
import type { Answers } from './answers.ts';
import type { Facts } from './facts.ts';
import type { Step, StepId } from './step.ts';
import { step1 } from './steps/step-1-details.ts';
import { step1b } from './steps/step-1b-vehicle.ts';
import { step2 } from './steps/step-2-activity.ts';
import { step3 } from './steps/step-3-costs.ts';
import { step5 } from './steps/step-5-finishing.ts';
import { step6 } from './steps/step-6-recap.ts';

/** The tips step is shown if the household would have too little left. */
const isBudgetTight = (answers: Answers, facts: Facts) =>
  facts.e2?.isTight ??
  assessAffordability(answers, (facts.proposal?.loan ?? facts.loan).monthlyAmount).isTight;

/** The steps of the application in order: addresses and stages are those of C-6.1 to C-6.10. */
export const STEPS: readonly Step[] = [
  step1,
  step1b,
  {
    id: '1c',
    stage: 1,
    path: { fr: 'confirmation-changement-taux', nl: 'tariefverandering-bevestiging' },
    when: ({ facts }) => facts.proposal !== undefined && facts.proposal.leaving !== '3',
    answersProposal: true,
    sections: [],
  },
  step2,
  step3,
  {
    id: '4',
    stage: 3,
    path: { fr: 'confirmation-budget', nl: 'budgetbevestiging' },
    when: ({ answers, facts }) => isBudgetTight(answers, facts),
    answersProposal: true,
    sections: [],
  },
  {
    id: '4b',
    stage: 3,
    path: { fr: 'changement-taux', nl: 'tariefverandering' },
    when: ({ facts }) => facts.proposal?.leaving === '3',
    answersProposal: true,
    sections: [],
  },
  step5,
  step6,
  { id: '7', stage: 4, path: { fr: 'merci', nl: 'bedankt' }, when: () => true, sections: [] },
];

export function stepOf(id: StepId): Step {
  const step = STEPS.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`No step ${id}`);
  return step;
}

/** `/fr/demande-de-credit/frais/`: always with a trailing slash. */
export function stepPath(id: StepId, locale: ContractLocale): string {
  const last = stepOf(id).path[locale];
  return APPLICATION_ADDRESSES[locale] + (last && `${last}/`);
}

/** Every address of the application in one language, aliases included. */
export function stepAddresses(locale: ContractLocale): readonly { path: string; step: StepId }[] {
  return STEPS.flatMap((step) =>
    [step.path[locale], step.alias?.[locale]]
      .filter((last) => last !== undefined)
      .map((last) => ({
        path: APPLICATION_ADDRESSES[locale] + (last && `${last}/`),
        step: step.id,
      })),
  );
}

/** The step at an address, with or without a trailing slash; undefined for other addresses. */
export function stepAt(path: string): { step: StepId; locale: ContractLocale } | undefined {
  const wanted = path.endsWith('/') ? path : `${path}/`;
  for (const locale of CONTRACT_LOCALES) {
    const found = stepAddresses(locale).find((address) => address.path === wanted);
    if (found) return { step: found.step, locale };
  }
  return undefined;
}
