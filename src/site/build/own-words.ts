import type { Plugin } from 'vite';
import type { OwnWords } from '#words/override-words.ts';

/** A catalogue: `src/words/nl/draft-link.ts`, which exports it as `draftLink`. */
const CATALOGUE = /\/src\/words\/([a-z]{2})\/([a-z-]+)\.ts$/;

/**
 * Puts a lender's sentences in place of the program's in whatever is built of a catalogue, pages and scripts alike; the
 * server does the same at its start (`overrideWords`). Without sentences of a catalogue its module stays as it is.
 */
export function ownWords(words: OwnWords): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    transform(code, id) {
      const [, locale = '', file = ''] = CATALOGUE.exec(id) ?? [];
      const name = file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const lines = Object.entries(words[locale as keyof OwnWords] ?? {})
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key, sentence]) => `${accessOf(key)} = ${JSON.stringify(sentence)};`);
      return lines.length === 0 ? undefined : { code: [code, ...lines].join('\n'), map: null };
    },
  };
}

/** `draftLink["moved"]["title"]` */
function accessOf(key: string): string {
  const [catalogue = '', ...names] = key.split('.');
  return catalogue + names.map((name) => `[${JSON.stringify(name)}]`).join('');
}
