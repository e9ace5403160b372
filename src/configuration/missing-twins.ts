import { LOCALES, type Locale } from '#domain/locale/locale.ts';

/**
 * The texts that a language lacks, as `nl/terms`: those that another one has, and those that are
 * needed whatever there is.
 */
export function missingTwins(
  ids: Readonly<Record<Locale, readonly string[]>>,
  needed: readonly string[] = [],
): string[] {
  const all = [...new Set([...needed, ...LOCALES.flatMap((locale) => ids[locale])])].toSorted();
  return LOCALES.flatMap((locale) =>
    all.filter((id) => !ids[locale].includes(id)).map((id) => `${locale}/${id}`),
  );
}
