import type { Dispatch } from 'react';
import { toEuros } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { fill } from '#words/translation.ts';
import { FormLanguageChoice } from '../loan/form-languages.tsx';
import { needsLongLoanNotice } from '../loan/simulate.ts';
import { TaegLabel } from '../loan/taeg-label.tsx';
import { TIP_ID } from '../loan/tip-id.ts';
import { MoreInfo, NoResults, OfferHead, OfferSheet } from './answer-parts.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { ConfiguratorAction, ConfiguratorState } from './configurator-state.ts';
import { describePurpose, formatEuros } from './describe-configurator.ts';
import { OfferCarousel } from './offer-carousel.tsx';
import { money, offersOfLoan, taegOf } from './shown-offers.ts';

export interface LoanAnswerProps {
  setup: ConfiguratorSetup;
  state: ConfiguratorState;
  onChange: Dispatch<ConfiguratorAction>;
}

/** What is borrowed, and what it costs a month. */
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
            {formatEuros(amount, setup)}
          </Figure>
        ),
        purpose: describePurpose(state, setup),
      })}
      main={money('monthlyAmount', toEuros(simulation.payment), locale)}
      unit={shared.perMonth}
    />
  );
}

/** What an instalment loan costs over each duration, and over the chosen one in full. */
export function LoanAnswer({ setup, state, onChange }: LoanAnswerProps) {
  const { locale, words, shared, forms, more } = setup;
  const { objective } = state;
  const loan = state.loans[objective];
  const { simulation, choice, bounds, refused } = loan;
  const { tariff } = choice;
  const { formLanguages } = forms[objective];
  const offers = offersOfLoan(loan, locale, (n) => fill(shared.months, { n }));
  const amount = toEuros(simulation.total);
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
            figure: money('totalCost', toEuros(simulation.totalToPay), locale),
          },
          {
            label: shared.creditCost,
            figure: money('creditCost', toEuros(simulation.creditCost), locale),
          },
          { label: words.box.totalAmount, figure: money('totalAmount', amount, locale) },
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
