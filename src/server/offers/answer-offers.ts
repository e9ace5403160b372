import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import { findOffers, type Offers, type OffersRefusal } from '#domain/mortgage/offers.ts';
import { writeOffer } from '#words/offers/write-offer.ts';
import type { OfferQuery } from './read-offer-query.ts';

/** What a lender offers, in the language of the page that asked; or why the question has no answer. */
export function answerOffers(
  mortgages: Mortgages,
  { type, mode, amount, duration }: OfferQuery,
  locale: Locale,
): { ok: true; answer: OffersAnswer } | { ok: false; refusal: OffersRefusal } {
  const mortgage = mortgages[type];
  const found = findOffers(mortgage, { mode, amount, years: duration ?? Number.NaN });
  if (!found.ok) return found;
  const offers = found.offers.map((offer) => writeOffer(mortgage, offer, locale));
  return { ok: true, answer: { offers, ...writeTooLittle(found) } };
}

function writeTooLittle({ tooLittle }: Extract<Offers, { ok: true }>): Partial<OffersAnswer> {
  if (tooLittle === undefined) return {};
  const { least, fromPayment, fromYears } = tooLittle;
  return {
    too_little: {
      least_amount: toEuros(least),
      ...(fromPayment !== undefined && { from_monthly_amount: fromPayment }),
      ...(fromYears !== undefined && { from_years: fromYears }),
    },
  };
}
