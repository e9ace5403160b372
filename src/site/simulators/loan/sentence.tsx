import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import '#site/components/field/field.css';
import { AmountBlank } from '../frame/amount-blank.tsx';
import { DurationBlank } from '../frame/duration-blank.tsx';
import type { Simulation } from './simulate.ts';
import type { Entry } from './simulation-state.ts';

export interface SentenceProps {
  words: SimulatorWords;
  locale: Locale;
  family: ProductFamily;
  simulation: Simulation;
  entry: Entry;
  /** The smallest amount lent. */
  least: Cents;
  error: string | undefined;
  /** Both amounts of a debt consolidation are wrong, not only the first. */
  isSumWrong: boolean;
  onEntry: (changed: Partial<Entry>) => void;
  onDuration: (duration: number) => void;
}

/** The question, as a sentence to complete: "J'emprunte … sur … pour …". */
export function Sentence(props: SentenceProps) {
  const { words, locale, family, simulation, entry, least, error, isSumWrong } = props;
  const { onEntry, onDuration } = props;
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
        placeholder={fill(words.least, { min: formatNumber(toEuros(least), locale) })}
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
          error={isSumWrong ? error : undefined}
          errorShownBefore
          onDigits={(digits) => onEntry({ additionalAmount: digits })}
        />
      )}
      <DurationBlank
        name="duration"
        label={words.duration}
        detail={words.durationDetail}
        months={simulation.duration}
        value={simulation.duration}
        options={simulation.durations.map((months) => ({
          value: months,
          label: fill(words.months, { n: months }),
        }))}
        onChoose={onDuration}
      />
      <p className="sentence__part">{words.purposes[family]}</p>
    </div>
  );
}
