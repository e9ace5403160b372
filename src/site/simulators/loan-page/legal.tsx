import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { writeExample } from '#words/representative-example/write-example.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { PaymentTable } from './payment-table.tsx';
import './legal.css';

export interface LegalProps {
  /** The warning required by CDE/WER VII.64 §2. */
  warning: string;
  words: SimulatorWords;
  locale: Locale;
  /** The representative examples of every type that the simulator offers. */
  tariffs: readonly Tariff[];
  /** The lender's own additional text. */
  condition?: string;
}

/**
 * What the law requires next to figures: the warning and the representative examples, with the reason why
 * their two rates differ; and the payment tables.
 */
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
              {writeExample(tariff, words, locale, 'whenNeeded')}
            </p>
          ))}
          <p className="legal__note">{words.ratesDiffer}</p>
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
