import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { AnswerFrame } from '../loan/answer-frame.tsx';
import { TaegLabel } from '../loan/taeg-label.tsx';
import type { MortgageState } from './mortgage-state.ts';

export interface MortgageAnswerProps {
  words: MortgageWords;
  /** What every simulator says of the rate. */
  taegHelp: SimulatorWords['taegHelp'];
  locale: Locale;
  state: MortgageState;
}

/** What the mortgage costs, or what it lends: first what was asked, then what makes it up. */
export function MortgageAnswer({ words, taegHelp, locale, state }: MortgageAnswerProps) {
  const { mode, loan, refusal } = state;
  const money = (value: string, amount: Cents) => ({
    value,
    number: toEuros(amount),
    text: formatAmount(amount, locale),
  });
  const rate = (value: string, percent: number) => ({
    value,
    number: percent,
    text: formatRate(percent, locale),
  });
  return (
    <AnswerFrame
      main={mode === 'borrow' ? money('monthlyAmount', loan.payment) : money('amount', loan.amount)}
      unit={words[mode].answer}
      note={refusal && words.stale}
      figures={[
        {
          label: <TaegLabel label={words.taeg} help={taegHelp} />,
          figure: { ...rate('finalTaeg', loan.taeg), alias: 'taeg' },
        },
        { label: words.baseRate, figure: rate('baseTaeg', loan.rate) },
        { label: words.totalToPay, figure: money('totalCost', loan.totalToPay) },
        { label: words.fees, figure: money('fees', loan.fees) },
        { label: words.creditCost, figure: money('creditCost', loan.creditCost) },
      ]}
    />
  );
}
