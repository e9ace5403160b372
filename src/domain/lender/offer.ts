import type { Broker } from '../brokers/broker.ts';
import { MORTGAGE_PRODUCTS, type Mortgages } from '../mortgage/mortgage.ts';
import { FAMILY_OF, PRODUCT_CODES, PRODUCT_FAMILIES, type Tariffs } from '../tariff/tariff.ts';

/** The parts of what a lender may offer, each with pages, texts and calls of its own. */
export const OFFER_PARTS = [...PRODUCT_FAMILIES, ...MORTGAGE_PRODUCTS, 'brokers'] as const;
export type OfferPart = (typeof OFFER_PARTS)[number];

/** What a lender's files say that it offers. */
export interface LendersOffer {
  readonly tariffs: Tariffs;
  readonly mortgages: Mortgages;
  readonly brokers: readonly Broker[];
}

/** Whether the lender offers a part: a family is offered once one of its products is. */
export function isOffered(part: OfferPart, { tariffs, mortgages, brokers }: LendersOffer): boolean {
  if (part === 'brokers') return brokers.length > 0;
  if (part === 'CH' || part === 'LIGHT') return mortgages[part] !== undefined;
  return PRODUCT_CODES.some((code) => FAMILY_OF[code] === part && tariffs[code] !== undefined);
}
