/** The languages of the site, in the order of the language switch. Adding one starts here. */
export const LOCALES = ['fr', 'nl'] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** A text that configuration gives in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;
