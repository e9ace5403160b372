import { LOCALES, type Locale, type Localized } from './languages.ts';

export { LOCALES, type Locale, type Localized };

/** The languages of the application and its sign-in, mails and documents. */
export const CONTRACT_LOCALES = ['fr', 'nl'] as const satisfies readonly Locale[];

export type ContractLocale = (typeof CONTRACT_LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isContractLocale(value: unknown): value is ContractLocale {
  return CONTRACT_LOCALES.some((locale) => locale === value);
}

/**
 * The language in which readers of a locale apply and see the names of places, on a site of these languages: their own,
 * or the first that the site has of the application's (F-1.9).
 */
export function contractLocaleOf(locale: Locale, languages: readonly Locale[]): ContractLocale {
  const [first = CONTRACT_LOCALES[0], ...others] = languages.filter(isContractLocale);
  return others.find((own) => own === locale) ?? first;
}

/** Given only in the languages of the application. */
export type Contracted<T = string> = Readonly<Record<ContractLocale, T>>;

/** A value for each locale; for one that is no language of the application, that of the first which is. */
export function localizedFrom<T>(contracted: Contracted<T>): Localized<T> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, contracted[contractLocaleOf(locale, CONTRACT_LOCALES)]]),
  ) as unknown as Localized<T>;
}

/** Those of these languages in which a page has an address of its own. */
export function localesOf(paths: Localized, languages: readonly Locale[]): readonly Locale[] {
  return languages.filter((locale) => paths[locale].split('/').includes(locale));
}
