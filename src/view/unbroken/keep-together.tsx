import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { HYPHENATED } from './hyphenated.ts';

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
