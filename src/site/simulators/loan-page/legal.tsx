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
  /** Of every type that the simulator above offers. */
  tariffs: readonly Tariff[];
  /** What the lender adds of its own. */
  condition?: string;
}

/** What the law asks for beside figures: the warning and the examples; and tables of payments. */
export function Legal({ warning, words, locale, tariffs, condition }: LegalProps) {
  const areSeveral = tariffs.length > 1;
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{warning}</p>
        <div className="legal__examples">
          {tariffs.map((tariff) => (
            <p key={tariff.code} className="legal__example">
              {areSeveral && <strong>{tariff.name[locale]}. </strong>}
              <RepresentativeExample words={words} locale={locale} tariff={tariff} />
            </p>
          ))}
          {condition !== undefined && <p className="legal__example">{condition}</p>}
        </div>
        <div className="legal__more">
          {tariffs.map((tariff) => (
            <PaymentTable
              key={tariff.code}
              words={words.table}
              locale={locale}
              tariff={tariff}
              names={areSeveral}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
