import { isWithin, MORTGAGE_DEFAULTS, MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import {
  MORTGAGE_MODES,
  MORTGAGE_PRODUCTS,
  type MortgageMode,
  type MortgageProduct,
  type Mortgages,
  type RateVariant,
} from '#domain/mortgage/mortgage.ts';
import type { LoanType } from '../loan/families.ts';
import {
  chooseType,
  openSimulation,
  type SimulationState,
  workOut,
} from '../loan/simulation-state.ts';
import type { MortgageEntry } from '../mortgage/mortgage-state.ts';
import { NOTHING_ENTERED, type PurchaseEntry } from '../purchase/purchase-entry.ts';
import {
  type ConfiguratorType,
  type Home,
  isMortgage,
  OBJECTIVES,
  type Objective,
  type OfferedLoans,
  recordOf,
} from './objectives.ts';
import { CALLED, type OfferQuestion } from './offer-question.ts';

/** What the configurator is given: what the lender offers, which never changes on a page. */
export interface ConfiguratorOffer {
  readonly loans: OfferedLoans;
  readonly mortgages: Mortgages;
  /** The durations that each has at any rate, in years, rising. */
  readonly years: OfferedYears;
}

export type OfferedYears = Readonly<
  Record<MortgageProduct, Readonly<Record<MortgageMode, readonly number[]>>>
>;

/** What is asked of one mortgage: each mode keeps what was typed in it. */
export interface MortgageWish {
  readonly mode: MortgageMode;
  readonly entries: Readonly<Record<MortgageMode, MortgageEntry>>;
  /** The rate that is looked at; the first offer where it is not among them. */
  readonly variant: RateVariant;
}

/** The configurator (spec 1 §3): everything that is typed and chosen, of every product at once. */
export interface ConfiguratorState {
  readonly type: ConfiguratorType;
  readonly objective: Objective;
  /** Each objective keeps its amount, its type and its duration. */
  readonly loans: Readonly<Record<Objective, SimulationState>>;
  readonly mortgages: Readonly<Record<MortgageProduct, MortgageWish>>;
  /** Of the classic mortgage. */
  readonly home: Home;
  /** What its amount may be worked out from. */
  readonly purchase: PurchaseEntry;
  /**
   * While an emptied amount waits for its next figure: what stood there before. It is no wrong amount yet,
   * and the answer stays.
   */
  readonly beforeEmptied?: ConfiguratorState | undefined;
}

export type ConfiguratorAction =
  | { readonly kind: 'chooseType'; readonly type: ConfiguratorType }
  | { readonly kind: 'chooseObjective'; readonly objective: Objective }
  | { readonly kind: 'chooseSubproduct'; readonly objective: Objective; readonly type: LoanType }
  | { readonly kind: 'chooseMode'; readonly mode: MortgageMode }
  | { readonly kind: 'chooseHome'; readonly home: Home }
  /** Whole euros, as digits: to borrow, or to pay a month. */
  | { readonly kind: 'typeAmount'; readonly digits: string }
  /** An amount that was left empty is none. */
  | { readonly kind: 'leaveAmount' }
  | { readonly kind: 'chooseYears'; readonly years: number }
  /** An offer of an instalment loan, by its duration in months. */
  | { readonly kind: 'chooseDuration'; readonly months: number }
  /** An offer of a mortgage, by its rate. */
  | { readonly kind: 'chooseVariant'; readonly variant: RateVariant }
  | { readonly kind: 'enterPurchase'; readonly entry: PurchaseEntry }
  /** What was there before the form was opened. */
  | { readonly kind: 'restore'; readonly state: ConfiguratorState };

/** What the configurator opens with (spec 1 §9). */
export function openConfigurator({ loans, years }: ConfiguratorOffer): ConfiguratorState {
  return {
    type: 'PAT',
    objective: 'personal',
    loans: recordOf(OBJECTIVES, (objective) => openSimulation(loans[objective])),
    mortgages: recordOf(MORTGAGE_PRODUCTS, (product) => ({
      mode: 'borrow',
      entries: recordOf(MORTGAGE_MODES, (mode) => openingEntry(years, product, mode)),
      variant: 'fixed',
    })),
    home: 'house',
    purchase: NOTHING_ENTERED,
  };
}

function openingEntry(
  offered: OfferedYears,
  product: MortgageProduct,
  mode: MortgageMode,
): MortgageEntry {
  const { amount, years } = MORTGAGE_DEFAULTS[product][mode];
  return { amount: String(amount), years: nearestYears(offered[product][mode], years) };
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

/** What the answer is to: what is entered, or what was before the amount was emptied to type another. */
export function answeredState(state: ConfiguratorState): ConfiguratorState {
  return state.beforeEmptied ?? state;
}

function change(
  offer: ConfiguratorOffer,
  before: ConfiguratorState,
  action: ConfiguratorAction,
): ConfiguratorState {
  const { type, objective, loans } = before;
  const loan = loans[objective];
  const withLoan = (changed: SimulationState) => ({
    ...before,
    loans: { ...loans, [objective]: changed },
  });
  switch (action.kind) {
    case 'chooseType':
      return { ...before, type: action.type };
    case 'chooseObjective':
      return { ...before, objective: action.objective };
    case 'chooseSubproduct': {
      const changed = chooseType(
        loans[action.objective],
        offer.loans[action.objective],
        action.type,
      );
      return { ...before, loans: { ...loans, [action.objective]: changed } };
    }
    case 'chooseDuration':
      return withLoan(workOut(loan, loan.entry, action.months));
    case 'typeAmount':
      if (!isMortgage(type))
        return withLoan(workOut(loan, { ...loan.entry, amount: action.digits }));
      return enterMortgage(before, type, { amount: action.digits });
    case 'leaveAmount':
      return before;
    case 'chooseYears': {
      if (!isMortgage(type)) return before;
      const { mode } = before.mortgages[type];
      const years = nearestYears(offer.years[type][mode], action.years);
      return enterMortgage(before, type, { years });
    }
    case 'chooseMode':
      return isMortgage(type) ? changeWish(before, type, { mode: action.mode }) : before;
    case 'chooseVariant':
      return isMortgage(type) ? changeWish(before, type, { variant: action.variant }) : before;
    case 'chooseHome':
      return { ...before, home: action.home };
    case 'enterPurchase':
      return { ...before, purchase: action.entry };
    case 'restore':
      return action.state;
  }
}

function changeWish(
  before: ConfiguratorState,
  product: MortgageProduct,
  changed: Partial<MortgageWish>,
): ConfiguratorState {
  const wish = { ...before.mortgages[product], ...changed };
  return { ...before, mortgages: { ...before.mortgages, [product]: wish } };
}

function enterMortgage(
  before: ConfiguratorState,
  product: MortgageProduct,
  changed: Partial<MortgageEntry>,
): ConfiguratorState {
  const { mode, entries } = before.mortgages[product];
  const entry = { ...entries[mode], ...changed };
  return changeWish(before, product, { entries: { ...entries, [mode]: entry } });
}

function nearestYears(offered: readonly number[], wanted: number): number {
  const nearest = offered.findLast((years) => years <= wanted) ?? offered[0];
  if (nearest === undefined) throw new Error('A mortgage has no duration');
  return nearest;
}

/**
 * What the server is to be asked; nothing for an instalment loan, which the browser works out itself,
 * and for an amount outside the limits.
 */
export function questionOf(state: ConfiguratorState): OfferQuestion | undefined {
  const { type, home } = state;
  if (!isMortgage(type) || boundsBroken(state)) return undefined;
  const { mode, entries } = state.mortgages[type];
  const { amount, years } = entries[mode];
  return {
    amount: Number(amount),
    duration: years,
    mode: CALLED[mode],
    type: type === 'LIGHT' ? 'light' : home === 'apartment' ? 'flat' : 'house',
  };
}

/** The bounds that the amount typed breaks, in whole euros; nothing where it keeps to them. */
export function boundsBroken(
  state: ConfiguratorState,
): { readonly min: number; readonly max: number } | undefined {
  const { type, objective } = state;
  if (!isMortgage(type)) {
    const { bounds } = state.loans[objective];
    return bounds && { min: bounds.min / 100, max: bounds.max / 100 };
  }
  const { mode, entries } = state.mortgages[type];
  const { amount } = entries[mode];
  const limits = MORTGAGE_LIMITS[type][mode].amount;
  return amount !== '' && isWithin(limits, Number(amount)) ? undefined : limits;
}
