import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Figure } from '../components/figure/figure.tsx';
import { TableFrame } from '../components/table/table.tsx';
import './comparison.css';
import { type Simulation, simulate } from './simulate.ts';

export interface ComparisonProps {
  words: SimulatorWords;
  locale: Locale;
  tariff: Tariff;
  simulation: Simulation;
}

/** The same amount over each duration it is lent for: what is paid a month, and in all. */
export function Comparison({ words, locale, tariff, simulation }: ComparisonProps) {
  const offers = simulation.durations.flatMap((duration) => {
    const result = simulate(tariff, simulation.total, duration);
    return result.ok ? [result.simulation] : [];
  });
  if (offers.length < 2) return null;
  const { compare } = words;
  const caption = fill(compare.caption, {
    amount: formatAmount(simulation.total, locale, 'whenNeeded'),
  });
  return (
    <div className="comparison">
      <Disclosure summary={compare.summary}>
        <TableFrame label={caption}>
          <table className="table">
            <caption className="table__caption">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{compare.duration}</th>
                <th scope="col">{compare.payment}</th>
                <th scope="col">{compare.total}</th>
              </tr>
            </thead>
            <tbody>
              {offers.map((offer) => (
                <tr
                  key={offer.duration}
                  data-offer={offer.duration}
                  aria-current={offer.duration === simulation.duration ? 'true' : undefined}
                >
                  <th scope="row">
                    <Figure value="duration" number={offer.duration}>
                      {fill(words.months, { n: offer.duration })}
                    </Figure>
                  </th>
                  <td>
                    <Figure value="monthlyAmount" number={toEuros(offer.payment)}>
                      {formatAmount(offer.payment, locale)}
                    </Figure>
                    <br />
                    <small>
                      <Figure value="taeg" number={offer.taeg}>
                        {fill(compare.taeg, { rate: formatRate(offer.taeg, locale) })}
                      </Figure>
                    </small>
                  </td>
                  <td>
                    <Figure value="totalCost" number={toEuros(offer.totalToPay)}>
                      {formatAmount(offer.totalToPay, locale)}
                    </Figure>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </Disclosure>
    </div>
  );
}
