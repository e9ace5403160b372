import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { borrowersOf } from '../borrowers.ts';
import { BUDGET, type Limits } from './budget-figures.ts';
import { feeLines } from './fees.ts';
import { exactIncome, incomeLines } from './incomes.ts';
import type { FeeId, IncomeId, Line } from './line.ts';

/** A household's monthly budget, line by line, and the assessment. `income` and `charges` are the sums of the lines. */
export interface Affordability {
  readonly incomes: readonly Line<IncomeId>[];
  readonly fees: readonly Line<FeeId>[];
  readonly income: Cents;
  readonly charges: Cents;
  readonly remaining: Cents;
  /** Charges ÷ income, a fraction; infinite without income. */
  readonly indebtedness: number;
  readonly limits: Limits;
  /** Whether the tips are shown. */
  readonly isTight: boolean;
}

/**
 * Assesses whether the household can afford the loan, with the new loan's payment among its charges
 * . Answers of fields that do not apply never count.
 *
 * Exact before any rounding: 80 % of a rent is truncated to the cent only for display, which moves no
 * amount across a limit in whole cents; the indebtedness divides by the untruncated income. The quotient
 * of two whole numbers is the nearest float, so that a household exactly at the limit equals the
 * limit's own float.
 */
export function assessAffordability(answers: Answers, payment: Cents): Affordability {
  const incomes = incomeLines(answers);
  const fees = feeLines(answers, payment);
  const income = sumOf(incomes);
  const charges = sumOf(fees);
  const remaining = cents(income - charges);
  const indebtedness = ratio(charges * 100, exactIncome(incomes));
  const limits = BUDGET.limits[borrowersOf(answers).length === 2 ? 'two' : 'one'];
  const isTight = remaining < limits.remaining || indebtedness > limits.indebtedness;
  return { incomes, fees, income, charges, remaining, indebtedness, limits, isTight };
}

const sumOf = (lines: readonly Line[]) => addCents(...lines.map(({ counted }) => counted));

const ratio = (part: number, whole: number) =>
  whole === 0 ? Number.POSITIVE_INFINITY : part / whole;
