import type { Dispatch, MouseEventHandler } from 'react';
import { formatNumber, formatRate } from '#domain/money/format.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { offeredMortgage } from '#domain/mortgage/mortgage.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { euroFigure, type ShownFigure } from '../../frame/shown-figure.ts';
import { TaegLabel } from '../../frame/taeg-label.tsx';
import { TIP_ID } from '../../frame/tip-id.ts';
import { MoreInfo, NoResults, OfferSheet } from '../answer-parts.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import { OfferCarousel } from '../offer-carousel.tsx';
import { taegOf } from '../shown-offer.ts';
import { describeWhyNone } from './describe-why-none.ts';
import { feeFigures } from './fee-figures.ts';
import { offersOfMortgage } from './mortgage-bars.ts';
import { paymentOf } from './mortgage-head.tsx';
import { brokenMortgageLimits, type MortgageAction, type MortgageState } from './mortgage-state.ts';
import type { ShownRefresh } from './show-refresh.ts';

export interface MortgageOffersProps {
  setup: ConfiguratorSetup;
  state: MortgageState;
  product: MortgageProduct;
  shown: ShownRefresh;
  onChange: Dispatch<MortgageAction>;
  /** The page where the visitor goes on with a mortgage. */
  contact: string;
  onContact: MouseEventHandler;
}

/** The server's offers for a mortgage, and the link to go on with it. */
export function MortgageOffers(props: MortgageOffersProps) {
  const { setup, state, product, shown, contact, onContact } = props;
  const { words, mortgageWords, offer, locale, more } = setup;
  const { name, tip } = offeredMortgage(offer.mortgages, product);
  const isOutOfBounds = brokenMortgageLimits(state, product) !== undefined;
  return (
    <>
      {isOutOfBounds || shown.isEmpty ? (
        <NoResults
          words={words.noResults}
          why={
            isOutOfBounds
              ? undefined
              : describeWhyNone(state.mortgages[product], shown.tooLittle, setup)
          }
        />
      ) : shown.chosen ? (
        <Sheet {...props} chosen={shown.chosen} />
      ) : (
        !shown.hasFailed && <div className="configurator__awaiting" />
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

/** Shows the answered question. If that is an earlier question, the whole answer is grey. */
function Sheet(props: MortgageOffersProps & { chosen: OfferOption }) {
  const { setup, product, shown, chosen, onChange } = props;
  const { locale, words, shared, mortgageWords } = setup;
  const isBorrowing = shown.question?.mode === 'total';
  return (
    <div className="configurator__offer" aria-busy={shown.isStale || undefined}>
      <OfferSheet
        words={words.box}
        isStale={shown.isStale}
        carousel={
          <OfferCarousel
            words={words.offers}
            legend={words.offers.rates}
            unit={isBorrowing ? words.offers.perMonth : words.offers.toBorrow}
            barKey={isBorrowing ? words.offers.keyBorrow : words.offers.keySettle}
            name="offer"
            sent={({ id }) => id}
            offers={offersOfMortgage(
              shown.offers,
              isBorrowing ? 'borrow' : 'settle',
              locale,
              words.offers,
            )}
            chosen={chosen.id}
            onChoose={({ id }) => {
              const found = shown.offers.find((option) => option.id === id);
              if (found) onChange({ kind: 'chooseVariant', variant: found.variant });
            }}
          />
        }
        ofTaeg={[
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
            figure: euroFigure(value, amount, locale),
          })),
        ]}
        inAll={[
          ...(isBorrowing
            ? []
            : [{ label: words.offers.perMonth, figure: paymentOf(chosen, setup) }]),
          {
            label: words.box.totalToPay,
            figure: euroFigure('totalCost', chosen.total_cost, locale),
          },
          {
            label: words.box.totalAmount,
            figure: euroFigure('totalAmount', chosen.total_amount, locale),
          },
        ]}
      />
      <Conditions setup={setup} chosen={chosen} />
      {chosen.highest && <HighestRate setup={setup} chosen={chosen} highest={chosen.highest} />}
    </div>
  );
}

interface OfOffer {
  setup: ConfiguratorSetup;
  chosen: OfferOption;
}

/** All details of the offer, folded. */
function Conditions({ setup: { words }, chosen }: OfOffer) {
  return (
    <Disclosure summary={words.conditions}>
      <dl className="configurator__conditions">
        {chosen.details.map(({ label, value, figure, number }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure === undefined ? (
                value
              ) : (
                <Figure value={figure} number={number}>
                  {value}
                </Figure>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/**
 * The highest cost of a variable rate, next to its cost today (Directive 2014/17/EU, article 17
 * (6)).
 */
function HighestRate({
  setup: { words, locale },
  chosen,
  highest,
}: OfOffer & { highest: NonNullable<OfferOption['highest']> }) {
  const written = ({ value, number, text }: ShownFigure) => (
    <Figure value={value} number={number}>
      {text}
    </Figure>
  );
  const euros = (value: string, amount: number) => written(euroFigure(value, amount, locale));
  const percent = (value: string, number: number) =>
    written({ value, number, text: formatRate(number, locale) });
  return (
    <Notice kind="warning" title={words.variable.title}>
      <p>
        {withLinks(words.variable.text, {
          years: highest.after_years,
          every: highest.every_years,
          cap: formatNumber(highest.cap, locale),
          rate: percent('highestBaseTaeg', highest.base_taeg),
          today: euros('monthlyAmount', chosen.monthly_amount),
          highest: euros('highestMonthlyAmount', highest.monthly_amount),
          total: euros('highestTotalCost', highest.total_cost),
          taeg: percent('highestFinalTaeg', highest.final_taeg),
        })}
      </p>
    </Notice>
  );
}
