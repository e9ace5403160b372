import type { Locale } from '#domain/locale/locale.ts';

/**
 * The texts that a language lacks, as `nl/terms`: those that another language has, and those that are
 * always required.
 */
export function missingTwins(
  ids: Readonly<Partial<Record<Locale, readonly string[]>>>,
  needed: readonly string[] = [],
): string[] {
  const all = [...new Set([...needed, ...Object.values(ids).flat()])].toSorted();
  return Object.entries(ids).flatMap(([locale, idsOfLocale]) =>
    all.filter((id) => !idsOfLocale.includes(id)).map((id) => `${locale}/${id}`),
  );
}
