import type { MouseEvent } from 'react';
import './progress.css';

export interface ProgressStage {
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Where it leads, while it can be gone back to. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface ProgressProps {
  /** What the list is, for readers who listen. */
  label: string;
  stages: readonly ProgressStage[];
}

/** How far along one is: the river fills up. On a phone the other stages show their number only. */
export function Progress({ label, stages }: ProgressProps) {
  return (
    <nav className="progress" aria-label={label}>
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
