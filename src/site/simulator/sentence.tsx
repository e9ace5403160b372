import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { describe } from '../components/field/description.ts';
import { FieldError } from '../components/field/field-error.tsx';
import '../components/field/field.css';
import { AmountInput } from './amount-input.tsx';
import type { Simulation } from './simulate.ts';

export interface SentenceProps {
  words: SimulatorWords;
  locale: Locale;
  family: keyof SimulatorWords['purposes'];
  simulation: Simulation;
  digits: string;
  error: string | undefined;
  onDigits: (digits: string) => void;
  onDuration: (duration: number) => void;
}

/** The question, as a sentence one completes: «J'emprunte … sur … pour …». */
export function Sentence(props: SentenceProps) {
  const { words, locale, family, simulation, digits, error, onDigits, onDuration } = props;
  const euro = (
    <span className="sentence__unit" aria-hidden="true">
      €
    </span>
  );
  return (
    <div className="sentence">
      <div className="sentence__part">
        <label htmlFor="amount">
          {words.amount} <span className="unseen">({words.amountDetail})</span>
        </label>
        <FieldError name="amount" error={error} />
        <span
          className="sentence__blank"
          data-value="amount"
          data-number={toEuros(simulation.amount)}
        >
          {locale === 'nl' && euro}
          <AmountInput
            id="amount"
            name="amount"
            className="sentence__input"
            locale={locale}
            digits={digits}
            onDigits={onDigits}
            {...describe('amount', undefined, error)}
          />
          {locale === 'fr' && euro}
        </span>
      </div>
      <div className="sentence__part">
        <label htmlFor="duration">
          {words.duration} <span className="unseen">({words.durationDetail})</span>
        </label>
        <span className="sentence__blank" data-value="duration" data-number={simulation.duration}>
          <select
            id="duration"
            name="duration"
            className="sentence__select"
            value={simulation.duration}
            onChange={(event) => onDuration(Number(event.currentTarget.value))}
          >
            {simulation.durations.map((months) => (
              <option key={months} value={months}>
                {fill(words.months, { n: months })}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p className="sentence__part">
        {words.purpose} {words.purposes[family]}
      </p>
    </div>
  );
}
