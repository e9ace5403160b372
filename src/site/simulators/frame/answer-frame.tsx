import type { ReactNode } from 'react';
import { Figure } from '#site/components/figure/figure.tsx';
import type { ShownFigure } from './shown-figure.ts';

/**
 * From this number of characters on, the main figure is set a size smaller so that it fits on its
 * line.
 */
const SIZES = [
  { from: 12, size: 'answer__payment--longest' },
  { from: 9, size: 'answer__payment--long' },
];

export interface AnswerFrameProps {
  /** The main figure, the largest text on the page. */
  main: ShownFigure;
  unit: string;
  /** Why the figures belong to an earlier question. */
  note: string | undefined;
  /** The breakdown; the rate required by law is the first. */
  figures: readonly { label: ReactNode; figure: ShownFigure }[];
  /** The button that leads on. */
  children: ReactNode;
}

/**
 * A simulator's answer: the main figure, the rate and the button, which stay in view on a phone;
 * then the rest of the breakdown.
 */
export function AnswerFrame({ main, unit, note, figures, children }: AnswerFrameProps) {
  return (
    <div className={note ? 'answer answer--stale' : 'answer'}>
      <div className="answer__bar">
        <MainFigure main={main} unit={unit} />
        <FigureList figures={figures.slice(0, 1)} />
        {children}
      </div>
      {note && <p className="answer__note">{note}</p>}
      <FigureList figures={figures.slice(1)} />
    </div>
  );
}

/** The main figure, as large as its line allows. */
export function MainFigure({ main, unit }: Pick<AnswerFrameProps, 'main' | 'unit'>) {
  const size = SIZES.find(({ from }) => main.text.length >= from)?.size ?? '';
  return (
    <p className={`answer__payment ${size}`}>
      <Written {...main} /> <span className="answer__unit">{unit}</span>
    </p>
  );
}

/** The breakdown of the main figure. */
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

/** A figure marked up for other programs, under each of its names. */
export function Written({ value, number, text, alias }: ShownFigure) {
  return (
    <Figure value={value} number={number}>
      {alias === undefined ? text : <Written value={alias} number={number} text={text} />}
    </Figure>
  );
}
