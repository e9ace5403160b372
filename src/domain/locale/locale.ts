/** The languages that the software has words for, in the order of the language switch. */
export const LOCALES = ['fr', 'nl', 'de', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Those that one applies and signs in: the application, its mails and documents. */
export const CONTRACT_LOCALES = ['fr', 'nl'] as const satisfies readonly Locale[];

export type ContractLocale = (typeof CONTRACT_LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isContractLocale(value: unknown): value is ContractLocale {
  return CONTRACT_LOCALES.some((locale) => locale === value);
}

/** The language that readers of another one apply in, and read the names of places in. */
export function toContractLocale(locale: Locale): ContractLocale {
  return isContractLocale(locale) ? locale : CONTRACT_LOCALES[0];
}

/** A text that configuration gives in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** What is given in the languages of the application alone. */
export type Contracted<T = string> = Readonly<Record<ContractLocale, T>>;

/** As Belgium writes dates and numbers; in English as Britain does, on every machine. */
export const LOCALE_TAGS: Localized = { fr: 'fr-BE', nl: 'nl-BE', de: 'de-BE', en: 'en-GB' };

/** The same with what readers of the other languages get. */
export function localizedFrom<T>(contracted: Contracted<T>): Localized<T> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, contracted[toContractLocale(locale)]]),
  ) as unknown as Localized<T>;
}

/** The languages, of these, that a page has an address of its own in. */
export function localesOf(paths: Localized, languages: readonly Locale[]): readonly Locale[] {
  return languages.filter((locale) => paths[locale].split('/').includes(locale));
}
