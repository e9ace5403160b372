import type { Locale } from '#domain/locale/locale.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import '../loan/legal.css';
import { MortgageExample } from './mortgage-example.tsx';
import { MortgageTable } from './mortgage-table.tsx';
import { MORTGAGE_TYPES, TYPES } from './mortgage-types.ts';

export interface MortgageLegalProps {
  /** The sentence of CDE/WER VII.64 §2. */
  warning: string;
  words: MortgageWords;
  locale: Locale;
  mortgages: Mortgages;
}

/** What the law asks for beside figures, of both types that the simulator offers. */
export function MortgageLegal({ warning, words, locale, mortgages }: MortgageLegalProps) {
  const both = MORTGAGE_TYPES.map((type) => ({ type, mortgage: mortgages[TYPES[type].code] }));
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{warning}</p>
        <div className="legal__examples">
          {both.map(({ type, mortgage }) => (
            <p key={type} className="legal__example">
              <strong>{mortgage.name[locale]}. </strong>
              <MortgageExample words={words} locale={locale} type={type} mortgage={mortgage} />
            </p>
          ))}
          <p className="legal__example">{words.condition}</p>
        </div>
        <div className="legal__more">
          {both.map(({ type, mortgage }) => (
            <MortgageTable key={type} words={words.table} locale={locale} mortgage={mortgage} />
          ))}
        </div>
      </div>
    </div>
  );
}
