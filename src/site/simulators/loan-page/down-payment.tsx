import type { Motif } from '#domain/brand/motif.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { PlainChart } from '#view/loan-chart/plain-chart.tsx';
import type { LoanWords } from '#words/loan/loan.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import type { DownPaymentPair } from './pair-by-down-payment.ts';
import './down-payment.css';

export interface DownPaymentProps {
  words: LoanWords['downPayment'];
  shared: Pick<SimulatorWords, 'perMonth' | 'taeg'>;
  locale: Locale;
  pair: DownPaymentPair;
  /** What the two loans are drawn as. */
  motif: Motif;
}

/** A worked example: what a down payment changes, as two pictures on one scale. */
export function DownPayment({ words, shared, locale, pair, motif }: DownPaymentProps) {
  const { price, duration, percent } = pair;
  const ways = [
    { title: fill(words.with, { percent }), way: pair.with, inAll: words.inAllWith },
    { title: words.without, way: pair.without, inAll: words.inAllWithout },
  ];
  return (
    <section className="page-width down-payment">
      <div className="down-payment__frame">
        <h2>{words.title}</h2>
        <p className="down-payment__lead">
          {fill(words.lead, { price: formatAmount(price, locale, 'whenNeeded'), months: duration })}{' '}
          {motif === 'none' ? null : words.scale[motif]}
        </p>
        <div className="down-payment__pair">
          {ways.map(({ title, way, inAll }) => (
            <div key={title}>
              <h3>{title}</h3>
              <PlainChart
                amount={way.borrowed}
                taeg={way.taeg}
                duration={duration}
                share={way.borrowed / price}
              />
              <dl className="down-payment__figures">
                <div>
                  <dt>{words.borrowed}</dt>
                  <dd>{formatAmount(way.borrowed, locale, 'whenNeeded')}</dd>
                </div>
                <div>
                  <dt>{shared.perMonth}</dt>
                  <dd>{formatAmount(way.payment, locale)}</dd>
                </div>
                <div>
                  <dt>{shared.taeg}</dt>
                  <dd>{formatRate(way.taeg, locale)}</dd>
                </div>
                <div>
                  <dt>{inAll}</dt>
                  <dd>{formatAmount(way.inAll, locale)}</dd>
                </div>
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
