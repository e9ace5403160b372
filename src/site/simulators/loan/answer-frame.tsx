import type { ReactNode } from 'react';
import { Figure } from '#site/components/figure/figure.tsx';

/** From so many characters on, the first figure is set one size down so that it keeps to its line. */
const SIZES = [
  { from: 12, size: 'answer__payment--longest' },
  { from: 9, size: 'answer__payment--long' },
];

/** One figure: its name in the contract, its number, and how it is written. */
export interface ShownFigure {
  value: string;
  number: number;
  text: string;
  /** Another name of the same figure. */
  alias?: string;
}

export interface AnswerFrameProps {
  /** What was asked for, the largest thing on the page. */
  main: ShownFigure;
  unit: string;
  /** Why the figures are those of an earlier question. */
  note: string | undefined;
  figures: readonly { label: ReactNode; figure: ShownFigure }[];
}

/** A simulator's answer: the figure first, then what makes it up. */
export function AnswerFrame({ main, unit, note, figures }: AnswerFrameProps) {
  return (
    <div className={note === undefined ? 'answer' : 'answer answer--stale'}>
      <MainFigure main={main} unit={unit} />
      {note === undefined ? null : <p className="answer__note">{note}</p>}
      <FigureList figures={figures} />
    </div>
  );
}

/** The figure that was asked for, as large as its line allows. */
export function MainFigure({ main, unit }: Pick<AnswerFrameProps, 'main' | 'unit'>) {
  const size = SIZES.find(({ from }) => main.text.length >= from)?.size ?? '';
  return (
    <p className={`answer__payment ${size}`}>
      <Written {...main} /> <span className="answer__unit">{unit}</span>
    </p>
  );
}

/** What makes it up. */
export function FigureList({ figures }: Pick<AnswerFrameProps, 'figures'>) {
  return (
    <dl className="answer__figures">
      {figures.map(({ label, figure }) => (
        <div key={figure.value}>
          <dt>{label}</dt>
          <dd>
            <Written {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure as other programs read it, under each of its names. */
export function Written({ value, number, text, alias }: ShownFigure) {
  return (
    <Figure value={value} number={number}>
      {alias === undefined ? text : <Written value={alias} number={number} text={text} />}
    </Figure>
  );
}
