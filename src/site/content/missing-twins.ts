import { LOCALES, type Locale } from '#domain/locale/locale.ts';

/** The texts that one language has and another lacks, as `nl/terms`. */
export function missingTwins(ids: Readonly<Record<Locale, readonly string[]>>): string[] {
  const all = [...new Set(LOCALES.flatMap((locale) => ids[locale]))].toSorted();
  return LOCALES.flatMap((locale) =>
    all.filter((id) => !ids[locale].includes(id)).map((id) => `${locale}/${id}`),
  );
}
