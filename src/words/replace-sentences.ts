import type { Catalogue } from './translation.ts';

/** A copy of a catalogue with other sentences, by their keys below it: `{ 'moved.title': '…' }`. */
export function replaceSentences<C extends Catalogue>(
  catalogue: C,
  sentences: Readonly<Record<string, string>>,
  prefix = '',
): C {
  const entries = Object.entries<string | Catalogue>(catalogue).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? (sentences[prefix + name] ?? value)
      : replaceSentences(value, sentences, `${prefix}${name}.`),
  ]);
  return Object.fromEntries(entries);
}
