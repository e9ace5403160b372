import type { MouseEvent, Ref } from 'react';
import { focusField } from './focus-field.ts';
import './error-summary.css';

export interface SummaryFault {
  /** The control's name. */
  name: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  faults: readonly SummaryFault[];
  /** The summary takes focus when it appears: call `ref.current?.focus()`. */
  ref?: Ref<HTMLElement>;
}

/** What is wrong, all of it, on top of the form; each line leads to its field. */
export function ErrorSummary({ title, faults, ref }: ErrorSummaryProps) {
  if (faults.length === 0) return null;
  const follow = (event: MouseEvent, name: string) => {
    if (focusField(name)) event.preventDefault();
  };
  return (
    <section className="error-summary" role="alert" aria-label={title} tabIndex={-1} ref={ref}>
      <p className="error-summary__title">{title}</p>
      <ul className="error-summary__list">
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => follow(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
