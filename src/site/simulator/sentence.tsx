import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import '../components/field/field.css';
import { AmountBlank } from './amount-blank.tsx';
import type { Simulation } from './simulate.ts';
import type { Entry } from './use-simulation.ts';

export interface SentenceProps {
  words: SimulatorWords;
  locale: Locale;
  family: ProductFamily;
  simulation: Simulation;
  entry: Entry;
  error: string | undefined;
  onEntry: (changed: Partial<Entry>) => void;
  onDuration: (duration: number) => void;
}

/** The question, as a sentence one completes: «J'emprunte … sur … pour …». */
export function Sentence(props: SentenceProps) {
  const { words, locale, family, simulation, entry, error, onEntry, onDuration } = props;
  const groups = family === 'grouping';
  const amount = groups ? words.grouping : words;
  return (
    <div className="sentence">
      <AmountBlank
        name="amount"
        locale={locale}
        label={amount.amount}
        detail={amount.amountDetail}
        number={toEuros(simulation.amount)}
        digits={entry.amount}
        error={error}
        onDigits={(digits) => onEntry({ amount: digits })}
      />
      {groups && (
        <AmountBlank
          name="additionalAmount"
          locale={locale}
          label={words.grouping.additional}
          detail={words.grouping.additionalDetail}
          number={toEuros(simulation.additionalAmount)}
          digits={entry.additionalAmount}
          error={error}
          errorShownBefore
          onDigits={(digits) => onEntry({ additionalAmount: digits })}
        />
      )}
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
      <p className="sentence__part">{words.purposes[family]}</p>
    </div>
  );
}
