import { PAGES, type PageKey } from '#addresses/pages.ts';
import type { OfferPart } from '#domain/lender/offer.ts';
import { MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { type IsOffered, isPageOffered } from './offered-texts.ts';

/** What each sentence of a group is about. Groups that are about more, or only in part about one thing, are not here. */
const ABOUT: Readonly<Record<string, readonly OfferPart[]>> = {
  appointment: MORTGAGE_PRODUCTS,
  mortgage: MORTGAGE_PRODUCTS,
  purchase: MORTGAGE_PRODUCTS,
  'inquiries.mortgage': MORTGAGE_PRODUCTS,
  brokerFinder: ['brokers'],
  brokerLocator: ['brokers'],
  brokerPage: ['brokers'],
  chosenBroker: ['brokers'],
  coproperty: ['coproperty'],
  'inquiries.coproperty': ['coproperty'],
  newsletter: ['newsletter'],
  mockItsme: ['itsme'],
};

/** The names of pages, and their entries in the menu. */
const OF_PAGE = /^(?:frame|menu)\.pages\.(\w+)/;

/** Whether the lender offers what the sentence of a key is about, so that it can show anywhere. */
export function isSentenceOffered(key: string, isOffered: IsOffered): boolean {
  const page = OF_PAGE.exec(key)?.[1];
  if (page !== undefined && page in PAGES) return isPageOffered(page as PageKey, isOffered);
  const group = Object.keys(ABOUT).find((name) => key.startsWith(`${name}.`));
  return group === undefined || (ABOUT[group] ?? []).some(isOffered);
}
