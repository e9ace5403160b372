import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { AnswerFrame } from '../frame/answer-frame.tsx';
import { TaegLabel } from '../frame/taeg-label.tsx';
import { figuresOfLoan } from './loan-figures.ts';
import type { Simulation } from './simulate.ts';

export interface AnswerProps {
  words: SimulatorWords;
  locale: Locale;
  simulation: Simulation;
  /** The figures belong to an earlier amount. */
  stale: boolean;
  /** The button that leads on. */
  children: ReactNode;
}

/** The cost of the loan: the payment first, then its breakdown. */
export function Answer({ words, locale, simulation, stale, children }: AnswerProps) {
  const { payment, taeg, totalToPay, creditCost } = figuresOfLoan(simulation, locale);
  return (
    <AnswerFrame
      main={payment}
      unit={words.perMonth}
      note={stale ? words.notUpdated : undefined}
      figures={[
        { label: <TaegLabel label={words.taeg} help={words.taegHelp} />, figure: taeg },
        { label: words.totalToPay, figure: totalToPay },
        { label: words.creditCost, figure: creditCost },
      ]}
    >
      {children}
    </AnswerFrame>
  );
}
