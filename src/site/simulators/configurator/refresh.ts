import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import type { AskedOffers, OfferQuestion } from './offer-question.ts';

/** How long the notice of a refresh stands, in milliseconds (spec 1 §9). */
export const UPDATING_FOR = 1000;

/** Offers, and what they answer. */
export interface AnsweredOffers extends OffersAnswer {
  readonly question: OfferQuestion;
}

/** How far asking for offers is (spec 1 §4, "Configurator refresh"). */
export interface Refresh {
  /** Of the latest request; the answers to others are stale. 0: none is under way. */
  readonly number: number;
  /** What came last. */
  readonly answered: AnsweredOffers | undefined;
  /** The notice stands: for a second from each request on. */
  readonly isUpdating: boolean;
  /** The latest request has no answer yet. */
  readonly isWaiting: boolean;
  /** It will have none. */
  readonly hasFailed: boolean;
  /** Because more was asked than the server answers. */
  readonly isTooMany: boolean;
}

export type RefreshAction =
  | { readonly kind: 'ask'; readonly number: number }
  | { readonly kind: 'secondPassed'; readonly number: number }
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly question: OfferQuestion;
      readonly answer: AskedOffers;
    }
  /** There is nothing to ask any more. */
  | { readonly kind: 'drop' };

export const AT_REST: Refresh = {
  number: 0,
  answered: undefined,
  isUpdating: false,
  isWaiting: false,
  hasFailed: false,
  isTooMany: false,
};

/** The latest request wins; whatever comes of an earlier one is dropped. */
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
