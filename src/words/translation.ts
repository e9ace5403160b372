import type { ContractLocale, Locale } from '#domain/locale/locale.ts';

/**
 * Catalogues are plain objects of sentences, one file a feature and language. The French one sets
 * the shape; every other language is typed by it, so that a missing sentence fails the type check.
 * They hold data only, no functions: a page hands a catalogue to its island as it is.
 */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** The same keys as `T`, with any sentences. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};

/** One catalogue in every language. */
export type Translations<T> = Readonly<Record<Locale, Translation<T>>>;

/** One of the application's, in the languages that one applies in. */
export type ContractTranslations<T> = Readonly<Record<ContractLocale, Translation<T>>>;

/** Fills `{name}` in a sentence. A name that is not given is a broken invariant: throws. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in «${sentence}»`);
    return String(value);
  });
}
