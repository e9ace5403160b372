import type { Range } from '#domain/mortgage/limits.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';

import {
  brokenLoanBounds,
  changeLoans,
  type LoanAction,
  type LoanState,
  openLoans,
} from './loan-side/loan-state.ts';
import type { OfferedLoans } from './loan-side/objectives.ts';
import {
  brokenMortgageLimits,
  changeMortgage,
  type MortgageAction,
  type MortgageState,
  type OfferedYears,
  openMortgages,
} from './mortgage-side/mortgage-state.ts';
import { type ConfiguratorType, isMortgage } from './products.ts';

/** What the lender offers; it never changes on a page. */
export interface ConfiguratorOffer {
  readonly loans: OfferedLoans;
  readonly mortgages: Mortgages;
  readonly years: OfferedYears;
}

/** The configurator's state (W-4.19): both sides at once, so that each keeps what is its own. */
export interface ConfiguratorState extends LoanState, MortgageState {
  /** The product in view, and with it the side. */
  readonly type: ConfiguratorType;
  /**
   * The previous value while an emptied amount waits for its next digit. Until then it is not an
   * error, and the answer stays.
   */
  readonly beforeEmptied?: ConfiguratorState | undefined;
}

/** What a visitor does: on the side in view, or on either. */
export type ConfiguratorAction =
  | LoanAction
  | MortgageAction
  | { readonly kind: 'chooseType'; readonly type: ConfiguratorType }
  /** An amount that was left empty counts as missing. */
  | { readonly kind: 'leaveAmount' }
  /** The state before the form was opened. */
  | { readonly kind: 'restore'; readonly state: ConfiguratorState };

/** The initial state of the configurator (W-3.3 to W-3.6). */
export function openConfigurator({ loans, years }: ConfiguratorOffer): ConfiguratorState {
  return { type: 'PAT', ...openLoans(loans), ...openMortgages(years) };
}

export function changeConfigurator(
  offer: ConfiguratorOffer,
  before: ConfiguratorState,
  action: ConfiguratorAction,
): ConfiguratorState {
  const { beforeEmptied, ...entered } = before;
  const changed = change(offer, entered, action);
  if (action.kind !== 'typeAmount' || action.digits !== '') return changed;
  return { ...changed, beforeEmptied: beforeEmptied ?? entered };
}

/**
 * The state that the answer belongs to: what is entered, or what was entered before the amount was
 * emptied to type a new amount.
 */
export function answeredState(state: ConfiguratorState): ConfiguratorState {
  return state.beforeEmptied ?? state;
}

function change(
  { loans, years }: ConfiguratorOffer,
  before: ConfiguratorState,
  action: ConfiguratorAction,
): ConfiguratorState {
  const { type } = before;
  switch (action.kind) {
    case 'chooseType':
      return { ...before, type: action.type };
    case 'restore':
      return action.state;
    case 'leaveAmount':
      return before;
    case 'chooseObjective':
    case 'chooseSubproduct':
    case 'chooseDuration':
      return changeLoans(loans, before, action);
    case 'typeAmount':
      if (!isMortgage(type)) return changeLoans(loans, before, action);
  }
  return isMortgage(type) ? changeMortgage(years, before, type, action) : before;
}

/** The bounds that the typed amount breaks, in whole euros; undefined if it is within them. */
export function boundsBroken(state: ConfiguratorState): Range | undefined {
  const { type } = state;
  return isMortgage(type) ? brokenMortgageLimits(state, type) : brokenLoanBounds(state);
}
