import type { MortgageMode } from '#domain/mortgage/mortgage.ts';
import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';

/** What the server is asked: whole euros and years, under the names of the call (C-7.17). */
export interface OfferQuestion {
  readonly amount: number;
  readonly duration: number;
  readonly mode: 'total' | 'monthly';
  readonly type: 'house' | 'flat' | 'light';
}

/** The call's name for a mode. */
export const CALLED: Readonly<Record<MortgageMode, OfferQuestion['mode']>> = {
  borrow: 'total',
  settle: 'monthly',
};

/** The mode for the call's name. */
export const MODES: Readonly<Record<OfferQuestion['mode'], MortgageMode>> = {
  total: 'borrow',
  monthly: 'settle',
};

/**
 * The result: offers (possibly none), or no usable answer, for example because of too many
 * requests.
 */
export type FetchedOffers =
  | ({ readonly ok: true } & OffersAnswer)
  | { readonly ok: false; readonly isTooMany?: true };
