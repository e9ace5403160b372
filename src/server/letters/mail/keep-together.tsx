import { Fragment, type ReactNode } from 'react';

/** A short word with a hyphen, "e-mail": a line never ends within it. Longer ones may have to. */
const HYPHENATED = /((?<![^\s«(])[^\s-]{1,6}(?:-[^\s-]{1,11}){1,2})(?![^\s])/u;

/** A sentence whose short words with a hyphen stay on one line, in every mail program. */
export function keepTogether(sentence: string): ReactNode {
  return [...sentence.split(HYPHENATED).entries()].map(([place, piece]) =>
    place % 2 === 1 ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }} className="unbroken">
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
