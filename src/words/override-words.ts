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

/**
 * Puts a lender's sentences in place of the program's, in the catalogues themselves: every page, mail and document
 * reads them there. For the server's start, before anything is written with them. Throws for an unknown key.
 */
export function overrideWords(own: OwnWords): void {
  for (const locale of LOCALES) {
    const known = sentencesOf(locale);
    const sentences = own[locale] ?? {};
    const unknown = Object.keys(sentences).find((key) => !known.has(key));
    if (unknown !== undefined) throw new Error(`There is no sentence ${unknown} in ${locale}`);
    for (const [name, catalogue] of Object.entries(cataloguesOf(locale)))
      Object.assign(catalogue, replaceSentences(catalogue, sentences, `${name}.`));
  }
}
