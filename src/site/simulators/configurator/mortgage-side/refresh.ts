import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import type { FetchedOffers, OfferQuestion } from './offer-question.ts';

/** How long the notice of a refresh is shown, in milliseconds (W-4.6). */
export const UPDATING_FOR = 1000;

/** Offers, and the question that they answer. */
export interface AnsweredOffers extends OffersAnswer {
  readonly question: OfferQuestion;
}

/** The state of a request for offers (W-4.5). */
export interface Refresh {
  /** The number of the latest request; answers to others are stale. 0: no request is pending. */
  readonly number: number;
  /** The answer received last. */
  readonly answered: AnsweredOffers | undefined;
  /** The notice is shown for a second after each request. */
  readonly isUpdating: boolean;
  /** The latest request has no answer yet. */
  readonly isWaiting: boolean;
  /** The latest request failed. */
  readonly hasFailed: boolean;
  /** It failed because the server limits the number of requests. */
  readonly isTooMany: boolean;
}

export type RefreshAction =
  | { readonly kind: 'ask'; readonly number: number }
  | { readonly kind: 'secondPassed'; readonly number: number }
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly question: OfferQuestion;
      readonly answer: FetchedOffers;
    }
  /** There is no longer a question to ask. */
  | { readonly kind: 'drop' };

export const AT_REST: Refresh = {
  number: 0,
  answered: undefined,
  isUpdating: false,
  isWaiting: false,
  hasFailed: false,
  isTooMany: false,
};

/** The latest request wins; the answer to an earlier request is dropped. */
export function changeRefresh(before: Refresh, action: RefreshAction): Refresh {
  switch (action.kind) {
    case 'ask':
      return {
        ...before,
        number: action.number,
        isUpdating: true,
        isWaiting: true,
        hasFailed: false,
        isTooMany: false,
      };
    case 'drop':
      return { ...AT_REST, answered: before.answered };
    case 'secondPassed':
      return action.number === before.number ? { ...before, isUpdating: false } : before;
    case 'answer': {
      const { number, question, answer } = action;
      if (number !== before.number) return before;
      if (!answer.ok) {
        const { isTooMany = false } = answer;
        return { ...before, isWaiting: false, hasFailed: true, isTooMany };
      }
      const { ok, ...found } = answer;
      return { ...before, isWaiting: false, answered: { question, ...found } };
    }
  }
}
