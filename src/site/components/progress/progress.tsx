import type { MouseEvent } from 'react';
import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import './progress.css';

export interface ProgressStage {
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** The address of an earlier stage, while going back is possible. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface ProgressProps {
  /** The accessible name of the list. */
  label: string;
  stages: readonly ProgressStage[];
  /** How much of the current stage is done, from 0 to 1. */
  within?: number;
}

/** The river, in the box it is drawn in: as a loan’s, it narrows to the end. Without illustrations it is a bar. */
const BOX = { width: 400, height: 16 };
const COURSE = hasIllustrations
  ? 'M0 1C60-1 120 5 200 4S330 6 400 7.5V8.5C330 10 290 12 200 12S60 15 0 15Z'
  : 'M0 5H400V11H0Z';

/**
 * The progress through stages, drawn as a river (or a bar) that fills up and is full once all are done. On a phone the other stages show their
 * number only.
 */
export function Progress({ label, stages, within = 0.5 }: ProgressProps) {
  const done = stages.filter(({ state }) => state === 'done').length;
  const isUnderWay = stages.some(({ state }) => state === 'current');
  const share = (done + (isUnderWay ? within : 0)) / stages.length;
  return (
    <nav className="progress" aria-label={label}>
      <svg
        className="progress__river"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="progress__bed" d={COURSE} />
        {/* A drawing in a drawing is cut at its edge: so far the water has come. */}
        <svg width={BOX.width * share} height={BOX.height} aria-hidden="true">
          <path className="progress__water" d={COURSE} />
        </svg>
      </svg>
      <ol className="progress__stages">
        {stages.map((stage, index) => (
          <li
            key={stage.label}
            className={`progress__stage progress__stage--${stage.state}`}
            data-stage={index + 1}
            aria-current={stage.state === 'current' ? 'step' : undefined}
          >
            <StageName stage={stage} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StageName({ stage, number }: { stage: ProgressStage; number: number }) {
  const name = (
    <>
      <span className="progress__number">{number}</span>{' '}
      <span className="progress__label">{stage.label}</span>
    </>
  );
  if (stage.href === undefined || stage.state === 'current') {
    return <span className="progress__name">{name}</span>;
  }
  return (
    <a className="progress__name" href={stage.href} onClick={stage.onSelect}>
      {name}
    </a>
  );
}
