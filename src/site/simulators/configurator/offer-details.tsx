import { type ReactNode, useMemo } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { Table } from '#site/components/table/table.tsx';
import { RepaymentPlan } from '../frame/repayment-plan.tsx';
import { LoanChart } from '../loan-chart/loan-chart.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { DetailedOffer, DetailedOffers } from './detailed-offers.ts';

export interface OfferDetailsProps extends DetailedOffers {
  setup: ConfiguratorSetup;
}

/** The chosen offer as a chart and in figures, and all offers in a table. */
export function OfferDetails({ setup, offers, chosen, hasFees, bounds }: OfferDetailsProps) {
  const { shared, words, locale } = setup;
  const { amount, rate, months, payment } = chosen;
  const instalments = useMemo(
    () => amortise(amount, rate, months, payment),
    [amount, rate, months, payment],
  );
  return (
    <>
      <div className="simulator__river">
        <LoanChart
          words={shared}
          locale={locale}
          amount={amount}
          instalments={instalments}
          bounds={bounds}
          isHydrated
        />
      </div>
      <p className="simulator__key">
        {shared.chart?.key} {chosen.highest && words.ifUnchanged}
      </p>
      <div className="simulator__more">
        <SideBySide setup={setup} offers={offers} hasFees={hasFees} />
        <RepaymentPlan words={shared.plan} locale={locale} instalments={instalments} isHydrated />
      </div>
    </>
  );
}

function SideBySide(props: Pick<OfferDetailsProps, 'setup' | 'offers' | 'hasFees'>) {
  const { setup, offers, hasFees } = props;
  const { words, shared, mortgageWords, locale } = setup;
  const { table } = words;
  const money = (value: string, sum: Cents) => (
    <Figure value={value} number={toEuros(sum)}>
      {formatAmount(sum, locale)}
    </Figure>
  );
  const areVariable = offers.some(({ highest }) => highest);
  return (
    <Disclosure summary={table.summary}>
      <Table
        caption={table.caption}
        columns={[
          table.offer,
          mortgageWords.table.amount,
          table.payment,
          shared.compare.taeg,
          hasFees ? table.totalWithoutFees : table.total,
          ...(areVariable ? [table.highest] : []),
        ]}
        rows={offers.map((offer) => [
          offer.label,
          money('amount', offer.amount),
          money('monthlyAmount', offer.payment),
          <Figure key="taeg" value="finalTaeg" number={offer.taeg}>
            {formatRate(offer.taeg, locale)}
          </Figure>,
          money('totalCost', offer.totalToPay),
          ...(areVariable ? [highestOf(offer, money)] : []),
        ])}
      />
    </Disclosure>
  );
}

function highestOf(
  { payment, totalToPay, highest }: DetailedOffer,
  money: (value: string, sum: Cents) => ReactNode,
) {
  const at = highest ?? { payment, totalToPay };
  return (
    <>
      {money('highestMonthlyAmount', at.payment)}
      <br />
      <small>{money('highestTotalCost', at.totalToPay)}</small>
    </>
  );
}
