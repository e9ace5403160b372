import type { Locale } from '#domain/locale/locale.ts';

/**
 * The texts that a language lacks, as `nl/terms`: those that another one has, and those that are
 * needed whatever there is.
 */
export function missingTwins(
  ids: Readonly<Partial<Record<Locale, readonly string[]>>>,
  needed: readonly string[] = [],
): string[] {
  const all = [...new Set([...needed, ...Object.values(ids).flat()])].toSorted();
  return Object.entries(ids).flatMap(([locale, own]) =>
    all.filter((id) => !own.includes(id)).map((id) => `${locale}/${id}`),
  );
}
