import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { Figure } from '../components/figure/figure.tsx';
import type { Simulation } from './simulate.ts';

/** From this many characters on, the payment is set one size down so that it keeps to its line. */
const LONG_PAYMENT = 9;

export interface AnswerProps {
  words: SimulatorWords;
  locale: Locale;
  simulation: Simulation;
  /** The figures are those of an earlier amount. */
  stale: boolean;
}

/** What the loan costs: the payment first, then what makes it up. */
export function Answer({ words, locale, simulation, stale }: AnswerProps) {
  const payment = formatAmount(simulation.payment, locale);
  const size = payment.length >= LONG_PAYMENT ? 'answer__payment--long' : '';
  return (
    <div className={stale ? 'answer answer--stale' : 'answer'}>
      <p className={`answer__payment ${size}`}>
        <Figure value="monthlyAmount" number={toEuros(simulation.payment)}>
          {payment}
        </Figure>{' '}
        <span className="answer__unit">{words.perMonth}</span>
      </p>
      {stale ? <p className="answer__note">{words.notUpdated}</p> : null}
      <dl className="answer__figures">
        <div>
          <dt>{words.taeg}</dt>
          <dd>
            <Figure value="taeg" number={simulation.taeg}>
              {formatRate(simulation.taeg, locale)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{words.totalToPay}</dt>
          <dd>
            <Figure value="totalCost" number={toEuros(simulation.totalToPay)}>
              {formatAmount(simulation.totalToPay, locale)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{words.creditCost}</dt>
          <dd>
            <Figure value="creditCost" number={toEuros(simulation.creditCost)}>
              {formatAmount(simulation.creditCost, locale)}
            </Figure>
          </dd>
        </div>
      </dl>
    </div>
  );
}
