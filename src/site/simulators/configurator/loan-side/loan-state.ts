import type { Range } from '#domain/mortgage/limits.ts';
import type { LoanType } from '../../loan/families.ts';
import {
  chooseType,
  openSimulation,
  type SimulationState,
  workOut,
} from '../../loan/simulation-state.ts';

import { recordOf } from '../products.ts';
import { type Objective, type OfferedLoans, objectivesOf } from './objectives.ts';

/** What is typed and chosen of the instalment loans. */
export interface LoanState {
  readonly objective: Objective;
  /** Each objective that is offered keeps its amount, its type and its duration. */
  readonly loans: Readonly<Record<Objective, SimulationState>>;
}

export type LoanAction =
  /** Whole euros, as digits. */
  | { readonly kind: 'typeAmount'; readonly digits: string }
  | { readonly kind: 'chooseObjective'; readonly objective: Objective }
  | { readonly kind: 'chooseSubproduct'; readonly objective: Objective; readonly type: LoanType }
  /** An offer, by its duration in months. */
  | { readonly kind: 'chooseDuration'; readonly months: number };

export function openLoans(offered: OfferedLoans): LoanState {
  const objectives = objectivesOf(offered);
  const [objective] = objectives;
  if (!objective) throw new Error('The configurator has no instalment loan');
  return {
    objective,
    loans: recordOf(objectives, (one) => openSimulation(offered[one])),
  };
}

export function changeLoans<S extends LoanState>(
  offered: OfferedLoans,
  before: S,
  action: LoanAction,
): S {
  const { objective, loans } = before;
  const loan = loans[objective];
  const withLoan = (changed: SimulationState, of = objective) => ({
    ...before,
    loans: { ...loans, [of]: changed },
  });
  switch (action.kind) {
    case 'typeAmount':
      return withLoan(workOut(loan, { ...loan.entry, amount: action.digits }));
    case 'chooseObjective':
      return { ...before, objective: action.objective };
    case 'chooseSubproduct': {
      const of = action.objective;
      return withLoan(chooseType(loans[of], offered[of], action.type), of);
    }
    case 'chooseDuration':
      return withLoan(workOut(loan, loan.entry, action.months));
  }
}

/** The bounds that the typed amount breaks, in whole euros; undefined if it is within them. */
export function brokenLoanBounds({ loans, objective }: LoanState): Range | undefined {
  const { bounds } = loans[objective];
  return bounds && { min: bounds.min / 100, max: bounds.max / 100 };
}
