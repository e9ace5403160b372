import type { MortgageProduct, RateVariant } from '#domain/mortgage/mortgage.ts';
import type { OfferOption, OffersAnswer } from '#domain/mortgage/offer-option.ts';
import type { OfferQuestion } from './offer-question.ts';
import type { Refresh } from './refresh.ts';

/** What to show of a mortgage while its offers are requested. */
export interface ShownRefresh {
  /** The question that the offers answer. */
  readonly question: OfferQuestion | undefined;
  /** Offers of the product and mode in view, possibly for an earlier amount. */
  readonly offers: readonly OfferOption[];
  readonly chosen: OfferOption | undefined;
  /** The offers answer an earlier question. */
  readonly isStale: boolean;
  /** The question in view was answered: there are no offers. */
  readonly isEmpty: boolean;
  /** The lowest payment that has an offer, if the payment asked for is too low. */
  readonly tooLittle: OffersAnswer['too_little'];
  readonly isUpdating: boolean;
  /** The notice is gone, and the answer has not arrived yet. */
  readonly isLate: boolean;
  readonly hasFailed: boolean;
  readonly isTooMany: boolean;
}

/** The offers for a question, or the previous offers if they are of the same kind. */
export function showRefresh(
  { answered, isUpdating, isWaiting, hasFailed, isTooMany }: Refresh,
  question: OfferQuestion | undefined,
  variant: RateVariant,
): ShownRefresh {
  const isOfKind =
    answered !== undefined &&
    question !== undefined &&
    productOf(answered.question) === productOf(question) &&
    answered.question.mode === question.mode;
  const offers = isOfKind ? answered.offers : [];
  const isStale = isOfKind && JSON.stringify(answered.question) !== JSON.stringify(question);
  const isEmpty = isOfKind && !isStale && offers.length === 0;
  return {
    question: isOfKind ? answered.question : undefined,
    offers,
    chosen: offers.find((offer) => offer.variant === variant) ?? offers[0],
    isStale,
    isEmpty,
    tooLittle: isEmpty ? answered.too_little : undefined,
    isUpdating,
    isLate: isWaiting && !isUpdating,
    hasFailed,
    isTooMany,
  };
}

function productOf({ type }: OfferQuestion): MortgageProduct {
  return type === 'light' ? 'LIGHT' : 'CH';
}
