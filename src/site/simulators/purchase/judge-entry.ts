import { isWithin } from '#domain/mortgage/limits.ts';
import { PURCHASE_LIMITS } from '#domain/purchase/purchase.ts';
import type { PurchaseEntry } from './purchase-entry.ts';

export type EnteredAmount = 'price' | 'ownMeans';

/** Without these nothing can be worked out. */
const NEEDED = ['price', 'ownMeans', 'region'] as const;
type Needed = (typeof NEEDED)[number];

/** An amount that was given, and is out of its bounds. */
export function isWrong(entry: PurchaseEntry, name: EnteredAmount): boolean {
  return entry[name] !== '' && !isWithin(PURCHASE_LIMITS[name], Number(entry[name]));
}

/**
 * What there is still to say, a blank amount of one's own means too: 0 is an answer. One that is wrong while it is being
 * typed is not said yet either.
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
