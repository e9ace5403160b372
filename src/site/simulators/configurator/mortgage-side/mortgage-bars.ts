import type { Locale } from '#domain/locale/locale.ts';
import type { MortgageMode } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import { fill } from '#words/translation.ts';
import { euroFigure } from '../../frame/shown-figure.ts';
import { type ShownOffer, taegOf } from '../shown-offer.ts';

/** The payment or the amount of a mortgage at each offered rate. */
export function offersOfMortgage(
  offers: readonly OfferOption[],
  mode: MortgageMode,
  locale: Locale,
  words: Pick<ConfiguratorWords['offers'], 'fixed' | 'variable'>,
): readonly ShownOffer[] {
  return offers.map((offer) => ({
    id: offer.id,
    label:
      offer.variant === 'fixed' ? words.fixed : fill(words.variable, { variant: offer.variant }),
    spoken: offer.length,
    figure:
      mode === 'borrow'
        ? euroFigure('monthlyAmount', offer.monthly_amount, locale)
        : euroFigure('amount', offer.total_amount, locale),
    taeg: taegOf(offer.final_taeg, locale),
    duration: monthsOf(offer),
    height: offer.height,
    interest: 1 - offer.total_amount / offer.total_cost,
  }));
}

/** The duration of an offer, in months: the total paid divided by the monthly payment. */
export function monthsOf({ total_cost, monthly_amount }: OfferOption): number {
  return Math.round(total_cost / monthly_amount);
}
