import type { Locale } from '#domain/locale/locale.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import '../loan-page/legal.css';
import { MortgageExample } from './mortgage-example.tsx';
import { MortgageTable } from './mortgage-table.tsx';
import { type MortgageType, mortgageOf, typesOffered } from './mortgage-types.ts';

export interface MortgageLegalProps {
  /** The warning required by CDE/WER VII.64 §2. */
  warning: string;
  words: MortgageWords;
  locale: Locale;
  mortgages: Mortgages;
  /** The types whose figures are shown above; all that are offered unless given. */
  types?: readonly MortgageType[];
  /** The lender's own additional text; may be empty. */
  condition?: string;
}

/** What the law requires next to figures, for the types that the simulator offers. */
export function MortgageLegal(props: MortgageLegalProps) {
  const { warning, words, locale, mortgages, types = typesOffered(mortgages) } = props;
  const { condition = words.condition } = props;
  const shown = types.map((type) => ({ type, mortgage: mortgageOf(mortgages, type) }));
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{warning}</p>
        <div className="legal__examples">
          {shown.map(({ type, mortgage }) => (
            <p key={type} className="legal__example">
              <strong>{mortgage.name[locale]}. </strong>
              <MortgageExample words={words} locale={locale} type={type} mortgage={mortgage} />
            </p>
          ))}
          {condition !== '' && <p className="legal__example">{condition}</p>}
        </div>
        <div className="legal__more">
          {shown.map(({ type, mortgage }) => (
            <MortgageTable key={type} words={words.table} locale={locale} mortgage={mortgage} />
          ))}
        </div>
      </div>
    </div>
  );
}
