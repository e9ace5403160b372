import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { AnswerFrame } from '../frame/answer-frame.tsx';
import { moneyFigure, rateFigure } from '../frame/shown-figure.ts';
import { TaegLabel } from '../frame/taeg-label.tsx';
import type { MortgageState } from './mortgage-state.ts';

export interface MortgageAnswerProps {
  words: MortgageWords;
  /** The texts about the rate that every simulator shows. */
  taegHelp: SimulatorWords['taegHelp'];
  locale: Locale;
  state: MortgageState;
  /** The button that leads on. */
  children: ReactNode;
}

/**
 * The payment of the mortgage, or the amount it lends: the main figure first, then its breakdown.
 */
export function MortgageAnswer(props: MortgageAnswerProps) {
  const { words, taegHelp, locale, state, children } = props;
  const { mode, loan, refusal } = state;
  const money = (value: string, amount: Cents) => moneyFigure(value, amount, locale);
  const rate = (value: string, percent: number) => rateFigure(value, percent, locale);
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
    >
      {children}
    </AnswerFrame>
  );
}
