import { cents, toEuros } from '#domain/money/money.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { foreseeRefusal } from './affordability/foresee-refusal.ts';
import { incomeLines, uncappedIncome } from './affordability/incomes.ts';
import { hasInsufficientIncomes } from './affordability/insufficient-incomes.ts';
import { budgetToSend } from './affordability/sent-budget.ts';
import {
  LEAVINGS,
  type Proposal,
  proposeConditions,
  standingProposal,
} from './alternative-conditions.ts';
import type { Answers } from './answers.ts';
import { hasFormEnded } from './borrowers.ts';
import { checkStep } from './check-step.ts';
import type { Facts } from './facts.ts';
import type { FaultKind } from './fault.ts';
import { nearestLoan } from './loan.ts';
import {
  budgetVerdicts,
  DECISION_KINDS,
  type Figures,
  figuresOf,
  incomeWarning,
  pick,
  ruleOf,
  type SentDecision,
  WORKING_CATEGORIES,
} from './sent-decisions.ts';
import { stepOf } from './steps.ts';

/** What a request may be sent after, and the ends of an application, which nothing is sent after. */
export const DRAFT_DECISION_KINDS = [
  ...DECISION_KINDS,
  'notOffered',
  'vehicleTooOld',
  'insufficientIncomes',
  'formEnded',
] as const;

/** What the program proposed, warned of or refused in an application that was not sent yet. */
export interface DraftDecision extends Omit<SentDecision, 'kind'> {
  readonly kind: (typeof DRAFT_DECISION_KINDS)[number];
}

type Verdict = Pick<DraftDecision, 'kind' | 'rule' | 'figures'>;

const COMMUNITY = [
  ...['maritalStatus', 'maritalContractType', 'borrowers', 'borrowWith'],
  'coborrowerMaritalType',
];

const COBORROWERS_COMMUNITY = [
  ...['borrowers', 'borrowWith', 'coborrowerMaritalStatus'],
  'coborrowerMaritalContractType',
];

/**
 * What the step shows of these answers by a fixed rule: a proposal or refusal of 1, 1b and 3, the warnings of 2 and 4,
 * the ends of 1, 1b, 2 and 6. `tariffs`: where what is proposed is looked up. Answers are as they were typed.
 */
export function decisionsAt(
  step: string | undefined,
  answers: Answers,
  facts: Facts,
  tariffs: Tariffs,
  version: string,
): readonly DraftDecision[] {
  return verdictsAt(step, answers, facts, tariffs).map((verdict) => ({ ...verdict, version }));
}

function verdictsAt(
  step: string | undefined,
  answers: Answers,
  facts: Facts,
  tariffs: Tariffs,
): readonly Verdict[] {
  switch (step) {
    case '1':
    case '1b':
    case '3': {
      const leaving = LEAVINGS.find((id) => id === step);
      if (leaving === undefined) return [];
      // What is still faulty does not leave the step.
      const faults = checkStep(stepOf(leaving), answers, facts);
      const shows = (kind: FaultKind) => faults.some((fault) => fault.kind === kind);
      if (shows('vehicleTooOld')) return [vehicleTooOld(answers, facts)];
      if (shows('spouseMustSubscribe'))
        return [
          { kind: 'formEnded', rule: 'A-3.30', figures: pick(answers, COBORROWERS_COMMUNITY) },
        ];
      if (faults.length > 0) return [];
      const proposal = proposeConditions(leaving, answers, facts.loan, facts);
      return proposal && offeredLoan(proposal, facts, tariffs) === undefined
        ? notOffered(proposal, answers, facts)
        : [];
    }
    case '1c':
    case '4b': {
      const proposal = standingProposal(answers, facts.loan, facts);
      return proposal ? otherConditions(proposal, answers, facts, tariffs) : [];
    }
    case '2': {
      const warned = foreseeRefusal(answers, facts);
      if (hasFormEnded(answers))
        return [{ kind: 'formEnded', rule: 'A-8.16', figures: pick(answers, COMMUNITY) }];
      return warned ? [incomeWarning(warned, answers)] : [];
    }
    case '4':
      return budgetVerdicts(budgetToSend(answers, facts.loan));
    case '6':
      return hasInsufficientIncomes(answers) ? [insufficientIncomes(answers)] : [];
    default:
      return [];
  }
}

function offeredLoan({ reasons: _, ...terms }: Proposal, { loan }: Facts, tariffs: Tariffs) {
  return nearestLoan({ ...terms, productName: loan.productName }, tariffs[terms.product]);
}

function notOffered(proposal: Proposal, answers: Answers, facts: Facts): readonly Verdict[] {
  const { product, duration, reasons } = proposal;
  const read = reasons.map((reason): Figures => figuresOf(reason, answers));
  const figures = Object.assign({}, ...read, {
    askedProduct: facts.loan.product,
    product,
    askedDuration: facts.loan.duration,
    duration,
    because: reasons.map(ruleOf).join(' '),
  });
  return [{ kind: 'notOffered', rule: 'A-11.12', figures }];
}

function otherConditions(
  proposal: Proposal,
  answers: Answers,
  facts: Facts,
  tariffs: Tariffs,
): readonly Verdict[] {
  const offered = offeredLoan(proposal, facts, tariffs);
  const { loan } = facts;
  return proposal.reasons.map((reason) => ({
    kind: 'otherConditions',
    rule: ruleOf(reason),
    figures: {
      ...figuresOf(reason, answers),
      askedProduct: loan.product,
      product: proposal.product,
      askedDuration: loan.duration,
      duration: offered?.duration ?? proposal.duration,
      askedTaeg: loan.taeg,
      ...(offered && { taeg: offered.taeg }),
    },
  }));
}

const vehicleTooOld = (answers: Answers, { loan: { duration } }: Facts): Verdict => ({
  kind: 'vehicleTooOld',
  rule: 'A-4.9',
  figures: { ...pick(answers, ['firstRegistration']), duration },
});

function insufficientIncomes(answers: Answers): Verdict {
  const read = [...WORKING_CATEGORIES, 'rentalIncome', 'coborrowerRentalIncome'];
  const income = toEuros(cents(uncappedIncome(incomeLines(answers))));
  return {
    kind: 'insufficientIncomes',
    rule: 'A-8.12',
    figures: { ...pick(answers, read), income },
  };
}
