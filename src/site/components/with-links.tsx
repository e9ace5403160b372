import { Fragment, type ReactNode } from 'react';

/** Replaces `{name}` in a sentence with React nodes. Throws for a name without a value. */
export function withLinks(sentence: string, values: Readonly<Record<string, ReactNode>>) {
  return sentence.split(/\{(\w+)\}/).map((part, index) => {
    // The pieces alternate: text, name, text …
    if (index % 2 === 0) return part;
    if (!(part in values)) throw new Error(`No value for {${part}} in «${sentence}»`);
    return <Fragment key={part}>{values[part]}</Fragment>;
  });
}
