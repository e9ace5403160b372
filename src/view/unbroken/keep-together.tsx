import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** A short word with a hyphen, "e-mail": a line never ends within it. Longer ones may have to. */
export const HYPHENATED = /((?<![^\s«(])[^\s<>/-]{1,8}(?:-[^\s<>/-]{1,12}){1,2})(?![^\s])/u;

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
