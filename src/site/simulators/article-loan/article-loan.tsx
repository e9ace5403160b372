import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { Figure } from '#site/components/figure/figure.tsx';
import { chosenForm } from '#view/loan-chart/chosen-form.ts';
import { LoanPicture } from '#view/loan-chart/loan-picture.tsx';
import type { NewsWords } from '#words/news/news.ts';
import { writeExample } from '#words/representative-example/write-example.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import type { ArticleLoan as Loan } from './find-article-loan.ts';
import '../loan-chart/river.css';
import './article-loan.css';

export interface ArticleLoanProps {
  words: NewsWords['article'];
  shared: SimulatorWords;
  locale: Locale;
  lenderName: string;
  /** The warning required by CDE/WER VII.64 §2. */
  warning: string;
  loan: Loan;
}

/** A loan that an article speaks of: its picture, its figures, and what the law requires next to them. */
export function ArticleLoan(props: ArticleLoanProps) {
  const { words, shared, locale, lenderName, warning, loan } = props;
  const { tariff, amount, duration, taeg, payment, total, cost } = loan;
  const flow = { amount, bounds: loan.bounds, instalments: loan.instalments };
  const shape = chosenForm?.shape(flow) ?? [];
  const shown = formatAmount(amount, locale, 'whenNeeded');
  const figures = [
    [shared.perMonth, 'monthlyAmount', toEuros(payment), formatAmount(payment, locale)],
    [shared.taeg, 'taeg', taeg, formatRate(taeg, locale)],
    [shared.totalToPay, 'totalCost', toEuros(total), formatAmount(total, locale)],
    [shared.creditCost, 'creditCost', toEuros(cost), formatAmount(cost, locale)],
  ] as const;
  return (
    <section className="article-loan" data-product={tariff.code}>
      <h2 className="article-loan__title">
        {fill(words.loan, { name: lenderName, amount: shown, months: duration })}
      </h2>
      {chosenForm && shared.chart && (
        <LoanPicture
          words={shared.chart}
          locale={locale}
          form={chosenForm}
          flow={flow}
          target={shape}
          drawn={shape}
          id="article-loan-river"
        />
      )}
      <p className="article-loan__key">
        {tariff.name[locale]}. {shared.chart?.key}
      </p>
      <dl className="article-loan__figures">
        {figures.map(([label, value, number, text]) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>
              <Figure value={value} number={number}>
                {text}
              </Figure>
            </dd>
          </div>
        ))}
      </dl>
      <p className="article-loan__warning">{warning}</p>
      <p className="article-loan__example">{writeExample(tariff, shared, locale, 'whenNeeded')}</p>
    </section>
  );
}
