import type { Broker } from '../brokers/broker.ts';
import { MORTGAGE_PRODUCTS, type Mortgages } from '../mortgage/mortgage.ts';
import { familiesOffered, PRODUCT_FAMILIES, type Tariffs } from '../tariff/tariff.ts';
import type { Lender } from './lender.ts';

/** The parts of what a lender may offer, each with pages, texts and calls of its own. */
export const OFFER_PARTS = [
  ...PRODUCT_FAMILIES,
  ...MORTGAGE_PRODUCTS,
  'brokers',
  'newsletter',
  'itsme',
] as const;
export type OfferPart = (typeof OFFER_PARTS)[number];

/** What a lender's files say that it offers. */
export interface LendersOffer {
  readonly lender: Pick<Lender, 'newsletter' | 'itsme'>;
  readonly tariffs: Tariffs;
  readonly mortgages: Mortgages;
  readonly brokers: readonly Broker[];
}

/** Whether the lender offers a part. */
export function isOffered(
  part: OfferPart,
  { lender, tariffs, mortgages, brokers }: LendersOffer,
): boolean {
  if (part === 'newsletter' || part === 'itsme') return lender[part] === true;
  if (part === 'brokers') return brokers.length > 0;
  if (part === 'CH' || part === 'LIGHT') return mortgages[part] !== undefined;
  return familiesOffered(tariffs).includes(part);
}
