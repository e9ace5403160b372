import type { Locale } from '#domain/locale/locale.ts';
import type { Mortgage, MortgageMode } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import type { MortgageOffer } from '#domain/mortgage/offers.ts';
import { writeOffer } from '#words/offers/write-offer.ts';
import { barHeights } from './bar-heights.ts';

/**
 * Offers as they travel, in a language, each with the height of its bar: by the payment where the amount is
 * given, else by the amount.
 */
export function writeOffers(
  mortgage: Mortgage,
  mode: MortgageMode,
  offers: readonly MortgageOffer[],
  locale: Locale,
): readonly OfferOption[] {
  const heights = barHeights(
    offers.map(({ loan }) => (mode === 'borrow' ? loan.payment : loan.amount)),
  );
  return offers.map((offer, at) => ({
    ...writeOffer(mortgage, offer, locale),
    height: heights[at] ?? 0,
  }));
}
