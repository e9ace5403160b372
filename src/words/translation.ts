import type { ContractLocale, Locale } from '#domain/locale/locale.ts';

/**
 * Catalogues are plain objects of sentences, a file for each feature in each language's folder. The French
 * catalogue sets the shape and every other language is typed by it, so that a missing sentence fails the
 * type check. They hold data and no functions, so that a page can pass a catalogue to its island.
 */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** The same keys as `T`, with any sentences. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};

/** A catalogue in every language. */
export type Translations<T> = Readonly<Record<Locale, Translation<T>>>;

/** A catalogue of the application, in its languages. */
export type ContractTranslations<T> = Readonly<Record<ContractLocale, Translation<T>>>;

/** Fills `{name}` in a sentence. Throws if a name is not given. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in «${sentence}»`);
    return String(value);
  });
}
