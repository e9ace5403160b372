import { isWithin } from '#domain/mortgage/limits.ts';
import { PURCHASE_LIMITS } from '#domain/purchase/purchase.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import type { PurchaseEntry } from './purchase-entry.ts';

export type EnteredAmount = 'price' | 'ownMeans';

/** Fields that the calculation cannot do without. */
const NEEDED = ['price', 'ownMeans', 'region'] as const;
type Needed = (typeof NEEDED)[number];

/** An entered amount that is out of bounds. */
export function isWrong(entry: PurchaseEntry, name: EnteredAmount): boolean {
  return (
    entry[name] !== '' && !isWithin(PURCHASE_LIMITS[name], wholeEuros(entry[name]) ?? Number.NaN)
  );
}

/**
 * The fields still missing. Blank own funds are missing too, because 0 is an answer. A wrong amount
 * that is still being typed also counts as missing.
 */
export function stillNeeded(
  entry: PurchaseEntry,
  isLeft: (name: EnteredAmount) => boolean,
): readonly Needed[] {
  return NEEDED.filter((name) => {
    if (!entry[name]) return true;
    return name !== 'region' && isWrong(entry, name) && !isLeft(name);
  });
}
