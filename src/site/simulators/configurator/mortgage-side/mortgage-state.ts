import {
  isWithin,
  MORTGAGE_DEFAULTS,
  MORTGAGE_LIMITS,
  type Range,
} from '#domain/mortgage/limits.ts';
import {
  MORTGAGE_MODES,
  MORTGAGE_PRODUCTS,
  type MortgageMode,
  type MortgageProduct,
  type RateVariant,
} from '#domain/mortgage/mortgage.ts';
import type { MortgageEntry } from '../../mortgage/mortgage-state.ts';
import { NOTHING_ENTERED, type PurchaseEntry } from '../../purchase/purchase-entry.ts';

import { recordOf } from '../products.ts';
import { CALLED, type OfferQuestion } from './offer-question.ts';

/** The home that secures a classic mortgage. The call says `flat`, the control says `apartment`. */
export const HOMES = ['house', 'apartment'] as const;
export type Home = (typeof HOMES)[number];

/** The durations that each offered mortgage has at any rate, in years, ascending; no other is ever chosen. */
export type OfferedYears = Readonly<
  Record<MortgageProduct, Readonly<Record<MortgageMode, readonly number[]>>>
>;

/** The question of a mortgage. Each mode keeps what was typed in it. */
export interface MortgageWish {
  readonly mode: MortgageMode;
  readonly entries: Readonly<Record<MortgageMode, MortgageEntry>>;
  /** The chosen rate; if it is not among the offers, the first offer counts. */
  readonly variant: RateVariant;
}

/** What is typed and chosen of the mortgages. */
export interface MortgageState {
  readonly mortgages: Readonly<Record<MortgageProduct, MortgageWish>>;
  /** The home of the classic mortgage. */
  readonly home: Home;
  /** The purchase that the amount may be calculated from. */
  readonly purchase: PurchaseEntry;
}

export type MortgageAction =
  /** Whole euros, as digits: the amount to borrow, or the monthly payment. */
  | { readonly kind: 'typeAmount'; readonly digits: string }
  | { readonly kind: 'chooseMode'; readonly mode: MortgageMode }
  | { readonly kind: 'chooseHome'; readonly home: Home }
  | { readonly kind: 'chooseYears'; readonly years: number }
  /** An offer, by its rate. */
  | { readonly kind: 'chooseVariant'; readonly variant: RateVariant }
  | { readonly kind: 'enterPurchase'; readonly entry: PurchaseEntry };

/** The mortgages that are offered, in their order. */
export const mortgagesOf = (offered: OfferedYears): readonly MortgageProduct[] =>
  MORTGAGE_PRODUCTS.filter((product) => product in offered);

export function openMortgages(offered: OfferedYears): MortgageState {
  return {
    mortgages: recordOf(mortgagesOf(offered), (product) => ({
      mode: 'borrow',
      entries: recordOf(MORTGAGE_MODES, (mode) => {
        const { amount, years } = MORTGAGE_DEFAULTS[product][mode];
        return { amount: String(amount), years: nearestYears(offered[product][mode], years) };
      }),
      variant: 'fixed',
    })),
    home: 'house',
    purchase: NOTHING_ENTERED,
  };
}

export function changeMortgage<S extends MortgageState>(
  offered: OfferedYears,
  before: S,
  product: MortgageProduct,
  action: MortgageAction,
): S {
  const { mortgages } = before;
  const wish = mortgages[product];
  const { mode, entries } = wish;
  const withWish = (changed: Partial<MortgageWish>) => ({
    ...before,
    mortgages: { ...mortgages, [product]: { ...wish, ...changed } },
  });
  const withEntry = (changed: Partial<MortgageEntry>) =>
    withWish({ entries: { ...entries, [mode]: { ...entries[mode], ...changed } } });
  switch (action.kind) {
    case 'typeAmount':
      return withEntry({ amount: action.digits });
    case 'chooseYears':
      return withEntry({ years: nearestYears(offered[product][mode], action.years) });
    case 'chooseMode':
      return withWish({ mode: action.mode });
    case 'chooseVariant':
      return withWish({ variant: action.variant });
    case 'chooseHome':
      return { ...before, home: action.home };
    case 'enterPurchase':
      return { ...before, purchase: action.entry };
  }
}

function nearestYears(offered: readonly number[], wanted: number): number {
  const nearest = offered.findLast((years) => years <= wanted) ?? offered[0];
  if (nearest === undefined) throw new Error('A mortgage has no duration');
  return nearest;
}

/** The limits that the typed amount breaks; undefined if it is within them. */
export function brokenMortgageLimits(
  { mortgages }: MortgageState,
  product: MortgageProduct,
): Range | undefined {
  const { mode, entries } = mortgages[product];
  const { amount } = entries[mode];
  const limits = MORTGAGE_LIMITS[product][mode].amount;
  return amount !== '' && isWithin(limits, Number(amount)) ? undefined : limits;
}

/** The question for the server; undefined for an amount outside the limits. */
export function questionOf(
  state: MortgageState,
  product: MortgageProduct,
): OfferQuestion | undefined {
  if (brokenMortgageLimits(state, product)) return undefined;
  const { mode, entries } = state.mortgages[product];
  const { amount, years } = entries[mode];
  return {
    amount: Number(amount),
    duration: years,
    mode: CALLED[mode],
    type: product === 'LIGHT' ? 'light' : state.home === 'apartment' ? 'flat' : 'house',
  };
}
