import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { PaymentTable } from './payment-table.tsx';
import { RepresentativeExample } from './representative-example.tsx';
import './legal.css';

export interface LegalProps {
  /** The sentence of CDE/WER VII.64 §2. */
  warning: string;
  words: SimulatorWords;
  locale: Locale;
  tariff: Tariff;
}

/** What the law asks for beside figures: the warning and the example; and a table of payments. */
export function Legal({ warning, words, locale, tariff }: LegalProps) {
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{warning}</p>
        <p className="legal__example">
          <RepresentativeExample words={words} locale={locale} tariff={tariff} />
        </p>
        <div className="legal__more">
          <PaymentTable words={words.table} locale={locale} tariff={tariff} />
        </div>
      </div>
    </div>
  );
}
