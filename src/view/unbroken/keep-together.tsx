import { type CSSProperties, Fragment, type ReactNode } from 'react';

/**
 * A word with a hyphen, "e-mail", and what is set next to it: a line never ends within it. One of more than 17 letters may
 * have to.
 */
export const HYPHENATED =
  /((?<![^\s«(])(?=\S{3,17}(?!\S))[^\s<>/-]{1,8}(?:-[^\s<>/-]{1,12}){1,2})(?![^\s])/u;

/**
 * A sentence whose short words with a hyphen stay on one line. Its text is unchanged, so that what is searched for
 * in a page is found. `style`: for mail programs, which have none of the site's style sheets.
 */
export function keepTogether(sentence: string, style?: CSSProperties): ReactNode {
  return [...sentence.split(HYPHENATED).entries()].map(([place, piece]) =>
    place % 2 === 1 ? (
      <span key={place} style={style} className="unbroken">
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
