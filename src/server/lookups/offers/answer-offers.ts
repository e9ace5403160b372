import type { OfferQuery } from '#calls/offers/find-offers.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import { findOffers, type Offers, type OffersRefusal } from '#domain/mortgage/offers.ts';
import { writeOffers } from '#view/offers/write-offers.ts';

/** The lender's offers, in the language of the page that asked; or why there is no answer. */
export function answerOffers(
  mortgages: Mortgages,
  { type, mode, amount, duration }: OfferQuery,
  locale: Locale,
):
  | { ok: true; answer: OffersAnswer }
  | { ok: false; refusal: OffersRefusal | { kind: 'notOffered' } } {
  const mortgage = mortgages[type];
  if (!mortgage) return { ok: false, refusal: { kind: 'notOffered' } };
  const result = findOffers(mortgage, { mode, amount, years: duration ?? Number.NaN });
  if (!result.ok) return result;
  const offers = writeOffers(mortgage, mode, result.offers, locale);
  return { ok: true, answer: { offers, ...writeTooLittle(result) } };
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
