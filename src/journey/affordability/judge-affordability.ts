import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { borrowersOf } from '../borrowers.ts';
import { feeLines } from './fees.ts';
import { exactIncome, incomeLines } from './incomes.ts';
import type { FeeId, IncomeId, Line } from './line.ts';

export interface Limits {
  /** What has to remain a month. */
  readonly remaining: Cents;
  /** How much of the income may be owed, as a fraction. */
  readonly indebtedness: number;
}

/** spec 2 §9, spec 3 §9: the budget is tight under the first or over the second. */
const LIMITS_OF_ONE: Limits = { remaining: cents(720_00), indebtedness: 0.55 };
const LIMITS_OF_TWO: Limits = { remaining: cents(880_00), indebtedness: 0.6 };

/** A household's month, line by line, and the verdict. `income` and `charges` are the lines' sums. */
export interface Affordability {
  readonly incomes: readonly Line<IncomeId>[];
  readonly fees: readonly Line<FeeId>[];
  readonly income: Cents;
  readonly charges: Cents;
  readonly remaining: Cents;
  /** Charges ÷ income, a fraction; without end where there is no income. */
  readonly indebtedness: number;
  readonly limits: Limits;
  /** The tips are shown. */
  readonly isTight: boolean;
}

/**
 * Judges what the household can carry, with the new loan's payment among its fees (rules.md
 * "Affordability"). Answers of fields that do not apply never count.
 *
 * Exact before any rounding: 80 % of a rent is truncated to the cent for what is shown, which puts
 * no amount on the other side of a limit in whole cents; the indebtedness divides by the untruncated
 * income. A quotient of whole numbers is the nearest float there is, so that a household exactly at
 * the limit equals the limit's own float.
 */
export function judgeAffordability(answers: Answers, payment: Cents): Affordability {
  const incomes = incomeLines(answers);
  const fees = feeLines(answers, payment);
  const income = sumOf(incomes);
  const charges = sumOf(fees);
  const remaining = cents(income - charges);
  const indebtedness = ratio(charges * 100, exactIncome(incomes));
  const limits = borrowersOf(answers).length === 2 ? LIMITS_OF_TWO : LIMITS_OF_ONE;
  const isTight = remaining < limits.remaining || indebtedness > limits.indebtedness;
  return { incomes, fees, income, charges, remaining, indebtedness, limits, isTight };
}

const sumOf = (lines: readonly Line[]) => addCents(...lines.map(({ counted }) => counted));

const ratio = (part: number, whole: number) =>
  whole === 0 ? Number.POSITIVE_INFINITY : part / whole;
