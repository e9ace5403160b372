import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import { Figure } from '#site/components/figure/figure.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { euroFigure } from '../../frame/shown-figure.ts';
import { OfferHead } from '../answer-parts.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import { formatEuros } from '../describe-limits.ts';
import type { OfferQuestion } from './offer-question.ts';
import type { ShownRefresh } from './show-refresh.ts';

export interface MortgageHeadProps {
  setup: ConfiguratorSetup;
  shown: ShownRefresh;
}

/** The question of a mortgage and its main figure. Both belong to the answered question. */
export function MortgageHead({ setup, shown }: MortgageHeadProps) {
  const { question, chosen, isStale } = shown;
  if (!question || !chosen) return null;
  const { locale, words, shared, mortgageWords } = setup;
  const isBorrowing = question.mode === 'total';
  const { heading } = words;
  return (
    <OfferHead
      heading={withLinks(isBorrowing ? heading.borrow : heading.settle, givenOf(question, setup))}
      main={
        isBorrowing ? paymentOf(chosen, setup) : euroFigure('amount', chosen.total_amount, locale)
      }
      unit={isBorrowing ? shared.perMonth : mortgageWords.settle.answer}
      isStale={isStale}
    />
  );
}

function givenOf({ amount, duration }: OfferQuestion, setup: ConfiguratorSetup) {
  const given = (value: string) => (
    <Figure value={value} number={amount}>
      {formatEuros(amount, setup.locale)}
    </Figure>
  );
  const years = (
    <Figure value="duration" number={duration * 12}>
      {duration}
    </Figure>
  );
  return { amount: given('amount'), payment: given('monthlyAmount'), years };
}

export function paymentOf(
  { monthly_amount }: OfferOption,
  { locale }: Pick<ConfiguratorSetup, 'locale'>,
) {
  return euroFigure('monthlyAmount', monthly_amount, locale);
}
