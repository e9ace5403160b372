import { Fragment, type ReactNode } from 'react';

/** Fills `{name}` in a sentence with what may be more than text. A name not given throws. */
export function withLinks(sentence: string, values: Readonly<Record<string, ReactNode>>) {
  return sentence.split(/\{(\w+)\}/).map((part, index) => {
    // The pieces alternate: text, name, text …
    if (index % 2 === 0) return part;
    if (!(part in values)) throw new Error(`No value for {${part}} in «${sentence}»`);
    return <Fragment key={part}>{values[part]}</Fragment>;
  });
}
