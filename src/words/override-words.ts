import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { cataloguesOf } from './languages.ts';
import { replaceSentences } from './replace-sentences.ts';
import type { Catalogue } from './translation.ts';

/** A lender's own sentences by language and key: `{ nl: { 'draftLink.title': '…' } }`. */
export type OwnWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** Every sentence of a language by its key: the names that lead to it in its catalogue, joined by dots. */
export function sentencesOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(flatten(cataloguesOf(locale), ''));
}

function flatten(catalogue: Catalogue, prefix: string): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] satisfies [string, string]]
      : flatten(value, `${prefix}${name}.`),
  );
}

/** The program's own sentences, of each catalogue that was replaced in. */
const shipped = new Map<Catalogue, Catalogue>();

/**
 * Puts a lender's sentences in place of the program's, in the catalogues themselves: every page, mail and document
 * reads them there. Those that were put there before, and are not among `own`, are the program's again. For the server's
 * start, and for files that are published while it runs. Throws for an unknown key.
 */
export function overrideWords(own: OwnWords): void {
  for (const locale of LOCALES) {
    const known = sentencesOf(locale);
    const sentences = own[locale] ?? {};
    const unknown = Object.keys(sentences).find((key) => !known.has(key));
    if (unknown !== undefined) throw new Error(`There is no sentence ${unknown} in ${locale}`);
    for (const [name, catalogue] of Object.entries(cataloguesOf(locale))) {
      const original = shipped.get(catalogue) ?? { ...catalogue };
      shipped.set(catalogue, original);
      Object.assign(catalogue, replaceSentences(original, sentences, `${name}.`));
    }
  }
}
