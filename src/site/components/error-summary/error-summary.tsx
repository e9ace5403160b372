import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#words/translation.ts';
import { useFieldId } from '../field/field-ids.tsx';
import { focusField } from './focus-field.ts';
import './error-summary.css';

export interface SummaryFault {
  /** The control's name. */
  name: string;
  /** What to do about it. */
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** Shows the faults beyond the first five: "et une autre", "et {n} autres". */
  words: { readonly moreOne: string; readonly more: string };
  faults: readonly SummaryFault[];
  /** Goes to a field; false if there is none. By default to the page’s field of that name. */
  onFollow?: (name: string) => boolean;
}

/** How many faults are listed at once: more would cover the field that is shown, or a quarter of a phone. */
const LISTED = { phone: 2, elsewhere: 5 };

/** The media query of windows as narrow as a phone's. */
const ON_A_PHONE = '(width < 30em)';

/**
 * All errors of a form, at its end and in view while the form is; each links to its field. One line an error; those
 * beyond the fifth, on a phone beyond the second, are hidden until asked for.
 */
export function ErrorSummary({ title, words, faults, onFollow = focusField }: ErrorSummaryProps) {
  const [isWhole, setWhole] = useState(false);
  const listed = globalThis.matchMedia?.(ON_A_PHONE).matches ? LISTED.phone : LISTED.elsewhere;
  const list = useRef<HTMLUListElement>(null);
  const prefix = useFieldId('');
  // The button goes, so the keyboard goes on at the first line that came.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[listed]?.focus();
  }, [isWhole, listed]);
  if (faults.length === 0) return null;
  const follow = (event: MouseEvent, name: string) => {
    if (onFollow(name)) event.preventDefault();
  };
  const rest = faults.length - listed;
  return (
    <section
      className="error-summary"
      data-summary="errors"
      role="alert"
      aria-label={title}
      tabIndex={-1}
    >
      <p className="error-summary__title">{title}</p>
      <ul className="error-summary__list" ref={list}>
        {faults.map(({ name, message }, index) => (
          <li key={name} hidden={!isWhole && index >= listed}>
            <a href={`#${prefix}${name}`} onClick={(event) => follow(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {rest > 0 && !isWhole ? (
        <button className="error-summary__more" type="button" onClick={() => setWhole(true)}>
          {rest === 1 ? words.moreOne : fill(words.more, { n: rest })}
        </button>
      ) : null}
    </section>
  );
}
