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
      const sentences = Object.entries(words[locale as keyof OwnWords] ?? {})
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key, sentence]) => [key.slice(name.length + 1), sentence]);
      if (sentences.length === 0) return undefined;
      const own = JSON.stringify(Object.fromEntries(sentences));
      // Pure, so that scripts that use none of the catalogue have none of it.
      const lines = [
        "import { replaceSentences } from '#words/replace-sentences.ts';",
        code.replace(`export const ${name}`, 'const programs'),
        `export const ${name} = /* @__PURE__ */ replaceSentences(programs, ${own});`,
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}
