import { placesUnlike } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { type Borrower, borrowersOf } from '../borrowers.ts';
import type { Loan } from '../facts.ts';
import { assessAffordability } from './assess-affordability.ts';
import { BUDGET } from './budget-figures.ts';
import type { FeeId, IncomeId, Line, Why } from './line.ts';

/** The household's monthly budget as it is stored and delivered with a request. Amounts in euros. */
export interface SentBudget {
  /** How many borrowers it was assessed for. */
  readonly household: 'one' | 'two';
  readonly incomes: readonly SentLine<IncomeId>[];
  readonly fees: readonly SentLine<FeeId>[];
  /** The counted incomes less the counted fees. */
  readonly remaining: number;
  /** The counted fees ÷ the counted incomes before rounding: a fraction of four decimals, or of more where four would read like its limit. */
  readonly indebtedness: number;
  readonly limits: {
    /** The least that has to remain. */
    readonly remaining: number;
    /** The highest indebtedness, a fraction. */
    readonly indebtedness: number;
    /** The day on which the lender's figures were last changed: YYYY-MM-DD. */
    readonly asOf: string;
  };
  /** Whether it misses either limit, compared before rounding. */
  readonly isTight: boolean;
}

export interface SentLine<Kind extends IncomeId | FeeId = IncomeId | FeeId> {
  readonly kind: Kind;
  /** Absent if the line belongs to the household. */
  readonly borrower?: Borrower;
  /** For a `credit`: its position in the borrower's `currentCredits`. */
  readonly entry?: number;
  /** What was answered. */
  readonly given: number;
  /** What counts in the budget. */
  readonly amount: number;
  /** Why another amount counts than was given; absent if it does not. */
  readonly reason?: Why;
}

/** The budget with this loan's payment. Throws without any income, for which no request is accepted. */
export function budgetToSend(answers: Answers, { monthlyAmount }: Pick<Loan, 'monthlyAmount'>) {
  const assessed = assessAffordability(answers, monthlyAmount);
  const { incomes, fees, remaining, indebtedness, limits, isTight } = assessed;
  if (!Number.isFinite(indebtedness)) throw new Error('A request without income was accepted');
  const budget: SentBudget = {
    household: borrowersOf(answers).length === 2 ? 'two' : 'one',
    incomes: incomes.map(inEuros),
    fees: fees.map(inEuros),
    remaining: toEuros(remaining),
    indebtedness: Number(indebtedness.toFixed(placesUnlike(indebtedness, limits.indebtedness, 4))),
    limits: {
      remaining: toEuros(limits.remaining),
      indebtedness: limits.indebtedness,
      asOf: BUDGET.asOf,
    },
    isTight,
  };
  return budget;
}

function inEuros<Id extends IncomeId | FeeId>({ id, given, counted, why, ...of }: Line<Id>) {
  const line: SentLine<Id> = {
    kind: id,
    ...of,
    given: toEuros(given),
    amount: toEuros(counted),
    ...(why && { reason: why }),
  };
  return line;
}
