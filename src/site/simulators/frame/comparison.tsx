import { useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { changeColumn, chooseColumns } from './choose-columns.ts';
import './comparison.css';

/** The loan over one duration. Money in cents, `duration` in months, `taeg` in percent. */
export interface ComparedOffer {
  readonly duration: number;
  readonly payment: Cents;
  readonly taeg: number;
  readonly totalToPay: Cents;
  readonly creditCost: Cents;
}

export interface ComparisonProps {
  words: SimulatorWords;
  locale: Locale;
  /** The amount borrowed. */
  total: Cents;
  /** Every duration that the amount is lent for, ascending. */
  offers: readonly ComparedOffer[];
  /** The duration of the main figures. */
  chosen: number;
  /** Without script a column cannot be changed. */
  isHydrated: boolean;
  /** Formats a duration, if it is not in months. */
  formatDuration?: (months: number) => string;
}

/** Compares the total cost of the same amount over two or three durations, side by side. */
export function Comparison(props: ComparisonProps) {
  const { words, locale, total, offers, chosen, isHydrated } = props;
  const [wanted, setWanted] = useState<readonly (number | undefined)[]>([]);
  const durations = offers.map(({ duration }) => duration);
  const columns = chooseColumns(durations, chosen, wanted);
  if (columns.length < 2) return null;
  const { compare } = words;
  const { formatDuration = (months) => fill(compare.months, { n: months }) } = props;
  const amount = formatAmount(total, locale, 'whenNeeded');
  return (
    <div className="comparison">
      <Disclosure summary={compare.summary}>
        <p className="comparison__lead">{fill(compare.caption, { amount })}</p>
        <ul className="comparison__columns">
          {columns.map((duration, index) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: a column stays, whatever it shows
              key={index}
              words={words}
              locale={locale}
              label={fill(compare.column, { n: index + 1 })}
              durations={durations}
              offer={offers.find((offer) => offer.duration === duration)}
              isChosen={duration === chosen}
              isHydrated={isHydrated}
              formatDuration={formatDuration}
              onDuration={(changed) => setWanted(changeColumn(columns, index, changed))}
            />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface ColumnProps extends Pick<ComparisonProps, 'words' | 'locale' | 'isHydrated'> {
  formatDuration: (months: number) => string;
  label: string;
  durations: readonly number[];
  offer: ComparedOffer | undefined;
  isChosen: boolean;
  onDuration: (duration: number) => void;
}

function Column(props: ColumnProps) {
  const {
    words,
    locale,
    label,
    durations,
    offer,
    isChosen,
    isHydrated,
    formatDuration,
    onDuration,
  } = props;
  if (!offer) return null;
  const money = (value: string, amount: Cents) => (
    <Figure value={value} number={toEuros(amount)}>
      {formatAmount(amount, locale)}
    </Figure>
  );
  return (
    <li
      className="comparison__column"
      data-offer={offer.duration}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="comparison__duration" data-value="duration" data-number={offer.duration}>
        <select
          aria-label={label}
          value={offer.duration}
          disabled={!isHydrated}
          onChange={(event) => onDuration(Number(event.currentTarget.value))}
        >
          {durations.map((months) => (
            <option key={months} value={months}>
              {formatDuration(months)}
            </option>
          ))}
        </select>
      </span>
      <dl>
        <dt>{words.perMonth}</dt>
        <dd className="comparison__payment">{money('monthlyAmount', offer.payment)}</dd>
        <dt>{words.compare.total}</dt>
        <dd>{money('totalCost', offer.totalToPay)}</dd>
        <dt>{words.creditCost}</dt>
        <dd>{money('creditCost', offer.creditCost)}</dd>
        <dt>{words.compare.taeg}</dt>
        <dd>
          <Figure value="taeg" number={offer.taeg}>
            {formatRate(offer.taeg, locale)}
          </Figure>
        </dd>
      </dl>
    </li>
  );
}
