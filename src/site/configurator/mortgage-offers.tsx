import type { Dispatch, MouseEventHandler } from 'react';
import { formatAmount, formatNumber, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import { fill } from '#words/translation.ts';
import { Button, LinkButton } from '../components/button/button.tsx';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Figure } from '../components/figure/figure.tsx';
import { Notice } from '../components/notice/notice.tsx';
import { withLinks } from '../components/with-links.tsx';
import { TaegLabel } from '../simulator/taeg-label.tsx';
import { TIP_ID } from '../simulator/tip-id.ts';
import { MoreInfo, NoResults, OfferSheet } from './answer-parts.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import {
  boundsBroken,
  type ConfiguratorAction,
  type ConfiguratorState,
} from './configurator-state.ts';
import { feeFigures } from './fee-figures.ts';
import { OfferCarousel } from './offer-carousel.tsx';
import { sayEuros } from './say-configurator.ts';
import { sayWhyNone } from './say-why-none.ts';
import type { ShownRefresh } from './show-refresh.ts';
import { money, offersOfMortgage, taegOf } from './shown-offers.ts';

export interface MortgageOffersProps {
  setup: ConfiguratorSetup;
  state: ConfiguratorState;
  product: MortgageProduct;
  shown: ShownRefresh;
  onChange: Dispatch<ConfiguratorAction>;
  onRetry: () => void;
  /** Where a mortgage is taken further. */
  contact: string;
  onContact: MouseEventHandler;
}

/** What the server offers of a mortgage, how far asking is, and where to take it. */
export function MortgageOffers(props: MortgageOffersProps) {
  const { setup, state, product, shown, onRetry, contact, onContact } = props;
  const { words, mortgageWords, offer, locale, more } = setup;
  const { name, tip } = offer.mortgages[product];
  const isOutOfBounds = boundsBroken(state) !== undefined;
  return (
    <>
      <Progressing {...props} />
      {!isOutOfBounds && shown.hasFailed && (
        <Notice kind="error" role="alert" title={words.failed.title}>
          <p>
            {words.failed.text} {shown.chosen && words.failed.stale}
          </p>
          <Button variant="plain" action="retry" onClick={onRetry}>
            {words.failed.again}
          </Button>
        </Notice>
      )}
      {isOutOfBounds || shown.isEmpty ? (
        <NoResults
          words={words.noResults}
          why={isOutOfBounds ? undefined : sayWhyNone(state, shown.tooLittle, setup)}
        />
      ) : shown.chosen === undefined ? (
        <div className="configurator__awaiting" />
      ) : (
        <Sheet {...props} chosen={shown.chosen} />
      )}
      <div className="configurator__ways">
        <LinkButton action="apply" href={contact} onClick={onContact}>
          {mortgageWords.apply}
        </LinkButton>
        <MoreInfo words={words} name={name[locale]} href={more[product]} />
      </div>
      <Notice kind="tip" id={TIP_ID}>
        <p>{tip[locale]}</p>
      </Notice>
    </>
  );
}

/** The notice of a refresh, and what is said where it takes longer. Its line is always there. */
function Progressing({ setup: { words }, shown }: MortgageOffersProps) {
  const late = shown.chosen ? words.late : words.waiting;
  return (
    <p className="configurator__updating" role="status">
      {shown.isUpdating ? words.updating : shown.isLate && late}
    </p>
  );
}

function Sheet(props: MortgageOffersProps & { chosen: OfferOption }) {
  const { setup, state, product, shown, chosen, onChange } = props;
  const { locale, words, shared, mortgageWords } = setup;
  const { mode, entries } = state.mortgages[product];
  const { amount: typed, years } = entries[mode];
  const isBorrowing = mode === 'borrow';
  const payment = money('monthlyAmount', chosen.monthly_amount, locale);
  const given = Number(typed);
  const heading = isBorrowing ? words.heading.borrow : words.heading.settle;
  return (
    <>
      <OfferSheet
        heading={withLinks(heading, {
          amount: (
            <Figure value="amount" number={given}>
              {sayEuros(given, setup)}
            </Figure>
          ),
          payment: sayEuros(given, setup),
          years,
        })}
        main={isBorrowing ? payment : money('amount', chosen.total_amount, locale)}
        unit={isBorrowing ? shared.perMonth : mortgageWords.settle.answer}
        isStale={shown.isStale}
        carousel={
          <OfferCarousel
            words={words.offers}
            legend={words.offers.rates}
            unit={isBorrowing ? words.offers.perMonth : words.offers.toBorrow}
            barKey={isBorrowing ? words.offers.keyBorrow : words.offers.keySettle}
            name="offer"
            sent={({ id }) => id}
            offers={offersOfMortgage(shown.offers, mode, locale, words.offers)}
            chosen={chosen.id}
            onChoose={({ id }) => {
              const found = shown.offers.find((option) => option.id === id);
              if (found) onChange({ kind: 'chooseVariant', variant: found.variant });
            }}
          />
        }
        boxTitle={words.box.title}
        figures={[
          {
            label: <TaegLabel label={mortgageWords.taeg} help={shared.taegHelp} />,
            figure: taegOf(chosen.final_taeg, locale),
          },
          {
            label: words.box.baseRate,
            figure: {
              value: 'baseTaeg',
              number: chosen.taeg_details.base_taeg,
              text: formatRate(chosen.taeg_details.base_taeg, locale),
            },
          },
          ...feeFigures(product, chosen.taeg_details).map(({ fee, value, amount }) => ({
            label: mortgageWords.feeNames[fee],
            figure: money(value, amount, locale),
          })),
          ...(isBorrowing ? [] : [{ label: words.offers.perMonth, figure: payment }]),
          {
            label: mortgageWords.totalToPay,
            figure: money('totalCost', chosen.total_cost, locale),
          },
          {
            label: words.box.totalAmount,
            figure: money('totalAmount', chosen.total_amount, locale),
          },
        ]}
      />
      <Conditions {...props} />
      {chosen.highest && <HighestRate {...props} highest={chosen.highest} />}
    </>
  );
}

/** Everything that the offer says of itself, folded. */
function Conditions({ setup: { words }, chosen }: MortgageOffersProps & { chosen: OfferOption }) {
  return (
    <Disclosure summary={words.conditions}>
      <dl className="configurator__conditions">
        {chosen.details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** What a variable rate may come to, beside what it is today (Directive 2014/17/EU, article 17 (6)). */
function HighestRate({
  setup: { words, locale },
  chosen,
  highest,
}: MortgageOffersProps & { chosen: OfferOption; highest: NonNullable<OfferOption['highest']> }) {
  const euros = (amount: number) => formatAmount(toCents(amount), locale);
  return (
    <Notice kind="warning" title={words.variable.title}>
      <p>
        {fill(words.variable.text, {
          years: highest.after_years,
          every: highest.every_years,
          cap: formatNumber(highest.cap, locale),
          rate: formatRate(highest.base_taeg, locale),
          today: euros(chosen.monthly_amount),
          highest: euros(highest.monthly_amount),
          total: euros(highest.total_cost),
          taeg: formatRate(highest.final_taeg, locale),
        })}
      </p>
    </Notice>
  );
}
