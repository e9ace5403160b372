import type { Dispatch } from 'react';
import { toEuros } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { fill } from '#words/translation.ts';
import { moneyFigure } from '../../frame/shown-figure.ts';
import { TaegLabel } from '../../frame/taeg-label.tsx';
import { TIP_ID } from '../../frame/tip-id.ts';
import { FormLanguageChoice } from '../../loan/form-languages.tsx';
import { figuresOfLoan } from '../../loan/loan-figures.ts';
import { needsLongLoanNotice } from '../../loan/simulate.ts';
import { MoreInfo, NoResults, OfferHead, OfferSheet } from '../answer-parts.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import { formatEuros } from '../describe-limits.ts';
import { OfferCarousel } from '../offer-carousel.tsx';
import { taegOf } from '../shown-offer.ts';
import { offersOfLoan } from './loan-bars.ts';
import type { LoanAction, LoanState } from './loan-state.ts';

export interface LoanAnswerProps {
  setup: ConfiguratorSetup;
  state: LoanState;
  onChange: Dispatch<LoanAction>;
}

/** The amount borrowed and its monthly payment. */
export function LoanHead({ setup, state }: Omit<LoanAnswerProps, 'onChange'>) {
  const { locale, words, shared } = setup;
  const { simulation, bounds } = state.loans[state.objective];
  if (bounds) return null;
  const amount = toEuros(simulation.total);
  return (
    <OfferHead
      heading={withLinks(words.heading.loan, {
        amount: (
          <Figure value="amount" number={amount}>
            {formatEuros(amount, locale)}
          </Figure>
        ),
        purpose: shared.purposes[state.objective],
      })}
      main={figuresOfLoan(simulation, locale).payment}
      unit={shared.perMonth}
    />
  );
}

/**
 * The cost of an instalment loan over each duration, and the full cost over the chosen duration.
 */
export function LoanAnswer({ setup, state, onChange }: LoanAnswerProps) {
  const { locale, words, shared, forms, more } = setup;
  const { objective } = state;
  const loan = state.loans[objective];
  const { simulation, choice, bounds, refused } = loan;
  const { tariff } = choice;
  const { formLanguages } = forms[objective];
  const offers = offersOfLoan(loan, locale, (n) => fill(shared.months, { n }));
  const figures = figuresOfLoan(simulation, locale);
  const tip = (
    <Notice kind="tip" id={TIP_ID}>
      <p>{tariff.tip[locale]}</p>
    </Notice>
  );
  if (bounds)
    return (
      <>
        <NoResults words={words.noResults} />
        {tip}
      </>
    );
  return (
    <>
      <OfferSheet
        words={words.box}
        carousel={
          <OfferCarousel
            words={words.offers}
            legend={words.offers.durations}
            unit={words.offers.perMonth}
            barKey={words.offers.keyBorrow}
            name="duration"
            sent={(offer) => String(offer.duration)}
            offers={offers}
            chosen={`${tariff.code}-${simulation.duration}`}
            onChoose={({ duration }) => onChange({ kind: 'chooseDuration', months: duration })}
          />
        }
        ofTaeg={[
          {
            label: <TaegLabel label={shared.taeg} help={shared.taegHelp} />,
            figure: taegOf(simulation.taeg, locale),
          },
        ]}
        note={words.box.noFees}
        inAll={[
          {
            label: shared.totalToPay,
            figure: figures.totalToPay,
          },
          {
            label: shared.creditCost,
            figure: figures.creditCost,
          },
          {
            label: words.box.totalAmount,
            figure: moneyFigure('totalAmount', simulation.total, locale),
          },
        ]}
      />
      {refused !== undefined && (
        <p className="simulator__changed">
          {fill(shared.durationChanged, { from: refused, to: simulation.duration })}
        </p>
      )}
      <div className="configurator__ways">
        <Button type="submit" action="apply">
          {shared.apply}
        </Button>
        <MoreInfo words={words} name={tariff.name[locale]} href={more[objective]} />
      </div>
      {formLanguages && <FormLanguageChoice {...formLanguages} />}
      {needsLongLoanNotice(tariff, simulation) && (
        <Notice kind="warning">
          <p>{shared.longLoan}</p>
        </Notice>
      )}
      {tip}
    </>
  );
}
