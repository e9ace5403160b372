import type { Loan } from '#journey/facts.ts';
import type { ApplicationCatalogue } from '#words/application/application.ts';
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

/** A loan and the proposed loan, figure next to figure. */
export function LoanComparison({ before, after, setup, words }: LoanComparisonProps) {
  const figures = { before: figuresOf(before, setup), after: figuresOf(after, setup, 'new') };
  const rows = [
    'product',
    ...lentRows(before, after),
    ...(['taeg', 'duration', 'monthlyAmount', 'total'] as const),
  ] as const;
  return (
    <section className="loan-comparison" aria-label={words.caption}>
      <div className="comparison__row comparison__row--head" aria-hidden="true">
        <span>{words.before}</span>
        <span>{words.after}</span>
      </div>
      <dl className="comparison">
        {rows.map((row) => (
          <div className="comparison__row" key={row}>
            <dt className="comparison__label">{words[row]}</dt>
            <dd className="comparison__cell">
              <span className="comparison__said">{words.spokenBefore} </span>
              {shownIn(figures.before, row)}
            </dd>
            <dd className="comparison__cell comparison__cell--after">
              <span className="comparison__said">{words.spokenAfter} </span>
              {shownIn(figures.after, row)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The total stands in the summary for other programs, and here for the reader. */
function shownIn(figures: ReturnType<typeof figuresOf>, row: keyof ReturnType<typeof figuresOf>) {
  return row === 'total' ? figures.total.text : figures[row].figure;
}
