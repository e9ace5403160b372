import type { ForeseenRefusal } from './affordability/foresee-refusal.ts';
import type { SentBudget } from './affordability/sent-budget.ts';
import type { ConditionReason } from './alternative-conditions.ts';
import type { SentAskedLoan } from './asked-loan.ts';
import type { Loan } from './facts.ts';
import type { SentAnswers } from './sent-answers/sent-answers.ts';

/** What the program proposes or warns of by itself, in an application that is sent nevertheless. */
export const DECISION_KINDS = ['otherConditions', 'budget', 'incomeWarning'] as const;

export type Figures = Readonly<Record<string, string | number | boolean>>;

/** What the program decided by a fixed rule before a request was sent, as it is stored and delivered. */
export interface SentDecision {
  readonly kind: (typeof DECISION_KINDS)[number];
  /** The id of the rule in docs/specification. */
  readonly rule: string;
  /** Of the program, whose specification has the rule. */
  readonly version: string;
  /** What the rule read: answers under their names, amounts in euros, and the limits that it compared with. */
  readonly figures: Figures;
}

/** What the decisions are made of. */
export interface Decided {
  readonly answers: SentAnswers;
  readonly loan: Pick<Loan, 'product' | 'duration' | 'taeg'>;
  readonly asked: SentAskedLoan | undefined;
  readonly budget: SentBudget;
  /** Whom step 2 warned, by the answers of the one who applied. */
  readonly warned: ForeseenRefusal | undefined;
}

/** The rules of other conditions, each with the answers that it reads. */
const RULES: Readonly<Record<ConditionReason, { rule: string; reads: readonly string[] }>> = {
  renovationForOwners: { rule: 'A-11.1', reads: ['isLandlord'] },
  durationForOwners: { rule: 'A-11.2', reads: ['isLandlord'] },
  privateSeller: { rule: 'A-11.3', reads: ['sellerType'] },
  usedVehicle: { rule: 'A-11.4', reads: ['firstRegistration'] },
  newVehicle: { rule: 'A-11.5', reads: ['firstRegistration'] },
  smallAdvance: { rule: 'A-11.6', reads: ['price', 'advance'] },
  creditsToRepay: { rule: 'A-11.7', reads: [] },
  noCreditsToRepay: { rule: 'A-11.8', reads: [] },
  rateChanged: { rule: 'A-8.17', reads: [] },
};

/** Every automated proposal and warning that led to a request, with its rule and what that read. */
export function decisionsOf(decided: Decided, version: string): readonly SentDecision[] {
  const { answers, asked, loan, budget, warned } = decided;
  const verdicts = [
    ...(asked?.reasons ?? []).map((reason) => ({
      kind: 'otherConditions' as const,
      rule: RULES[reason].rule,
      figures: {
        ...figuresOf(reason, answers),
        askedProduct: asked?.product ?? '',
        product: loan.product,
        askedDuration: asked?.duration ?? 0,
        duration: loan.duration,
        askedTaeg: asked?.taeg ?? 0,
        taeg: loan.taeg,
      },
    })),
    ...budgetVerdicts(budget),
    ...(warned ? [incomeWarning(warned, answers)] : []),
  ];
  return verdicts.map(({ kind, rule, figures }) => ({ kind, rule, version, figures }));
}

/** The id of the rule behind a reason. */
export const ruleOf = (reason: ConditionReason): string => RULES[reason].rule;

/** The answers that the rule behind a reason read. */
export const figuresOf = (reason: ConditionReason, answers: SentAnswers): Figures => ({
  ...pick(answers, RULES[reason].reads),
  ...(reason.endsWith('ToRepay') && { creditsToRepay: countRepaid(answers) }),
});

/** The limits of the budget that are missed. */
export function budgetVerdicts({ remaining, indebtedness, limits }: SentBudget) {
  const { asOf } = limits;
  const kind = 'budget' as const;
  return [
    ...(remaining < limits.remaining
      ? [{ kind, rule: 'A-12.3', figures: { remaining, limit: limits.remaining, asOf } }]
      : []),
    ...(indebtedness > limits.indebtedness
      ? [{ kind, rule: 'A-12.4', figures: { indebtedness, limit: limits.indebtedness, asOf } }]
      : []),
  ];
}

export const incomeWarning = (warned: ForeseenRefusal, answers: SentAnswers) => ({
  kind: 'incomeWarning' as const,
  rule: 'A-5.19',
  figures: { warned, ...pick(answers, WORKING_CATEGORIES) },
});

export const WORKING_CATEGORIES = ['workingCategory', 'coborrowerWorkingCategory'];

/** Those of the answers that were given. */
export function pick(answers: SentAnswers, names: readonly string[]): Figures {
  return Object.fromEntries(
    names.flatMap((name): [string, string | number | boolean][] => {
      const value = answers[name];
      return typeof value === 'object' || value === undefined || value === ''
        ? []
        : [[name, value]];
    }),
  );
}

/** How many current credits of either borrower the new loan repays. */
function countRepaid(answers: SentAnswers): number {
  return ['currentCredits', 'coborrowerCurrentCredits'].reduce((count, name) => {
    const entries = answers[name];
    if (!Array.isArray(entries)) return count;
    // Answers that were not sent yet are text.
    return count + entries.filter(({ payBack }) => payBack === true || payBack === 'yes').length;
  }, 0);
}
