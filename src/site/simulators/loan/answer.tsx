import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { AnswerFrame } from './answer-frame.tsx';
import type { Simulation } from './simulate.ts';
import { TaegLabel } from './taeg-label.tsx';

export interface AnswerProps {
  words: SimulatorWords;
  locale: Locale;
  simulation: Simulation;
  /** The figures are those of an earlier amount. */
  stale: boolean;
}

/** What the loan costs: the payment first, then what makes it up. */
export function Answer({ words, locale, simulation, stale }: AnswerProps) {
  const { payment, taeg, totalToPay, creditCost } = simulation;
  const money = (value: string, amount: Cents) => ({
    value,
    number: toEuros(amount),
    text: formatAmount(amount, locale),
  });
  const rate = { value: 'taeg', number: taeg, text: formatRate(taeg, locale) };
  return (
    <AnswerFrame
      main={money('monthlyAmount', payment)}
      unit={words.perMonth}
      note={stale ? words.notUpdated : undefined}
      figures={[
        { label: <TaegLabel label={words.taeg} help={words.taegHelp} />, figure: rate },
        { label: words.totalToPay, figure: money('totalCost', totalToPay) },
        { label: words.creditCost, figure: money('creditCost', creditCost) },
      ]}
    />
  );
}
