import type { Loan } from '#journey/facts.ts';
import { totalAmount } from '#journey/loan.ts';
import { TwinCharts } from '#view/loan-chart/twin-charts.tsx';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import { describeDifference } from '#words/application/describe-difference.ts';
import { type FigureSetup, figuresOf, lentRows } from '../summary/loan-figures.tsx';
import './loan-comparison.css';

export type ComparisonWords = Omit<
  ApplicationCatalogue['conditions'],
  | 'why'
  | 'reasons'
  | 'otherTariff'
  | 'changedSince'
  | 'compare'
  | 'consent'
  | 'notOfferedTitle'
  | 'notOffered'
  | 'notOfferedLoan'
>;

interface LoanComparisonProps {
  before: Loan;
  after: Loan;
  setup: FigureSetup;
  words: ComparisonWords;
}

/**
 * A loan and the proposed loan: both drawn on one scale, the difference in a sentence, then figure next to figure
 * . What the proposal replaces is struck through.
 */
export function LoanComparison({ before, after, setup, words }: LoanComparisonProps) {
  const figures = { before: figuresOf(before, setup), after: figuresOf(after, setup, 'new') };
  const rows = [
    'product',
    ...lentRows(before, after),
    ...(['taeg', 'duration', 'monthlyAmount', 'total'] as const),
  ] as const;
  return (
    <section className="loan-comparison" aria-label={words.caption}>
      <TwinCharts before={drawn(before)} after={drawn(after)} words={words} />
      <p className="comparison__difference">
        {describeDifference(before, after, words.difference, setup.locale)}
      </p>
      <div className="comparison__row comparison__row--head" aria-hidden="true">
        <span>{words.before}</span>
        <span>{words.after}</span>
      </div>
      <dl className="comparison">
        {rows.map((row) => {
          const asked = figures.before[row];
          const proposed = figures.after[row];
          // A proposal has a new rate, even an equal one.
          const isReplaced = row === 'taeg' || asked.text !== proposed.text;
          return (
            <div className="comparison__row" key={row}>
              <dt className="comparison__label">{words[row]}</dt>
              <dd className="comparison__cell">
                <span className="comparison__said">{words.spokenBefore} </span>
                {isReplaced ? <s>{asked.figure}</s> : asked.figure}
              </dd>
              <dd className="comparison__cell comparison__cell--after">
                <span className="comparison__said">{words.spokenAfter} </span>
                {proposed.figure}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const drawn = (loan: Loan) => ({
  amount: totalAmount(loan),
  taeg: loan.taeg,
  duration: loan.duration,
});
