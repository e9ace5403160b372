import { articlePath } from '#addresses/news.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { LinkedFolder } from '#configuration/content-links.ts';
import { readContentTexts } from '#configuration/content-text.ts';
import type { IsOffered } from '#configuration/offered-texts.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The address of each text of the folder, by name: on a shared page, or on its own. */
export function textAddresses(
  contentDir: string,
  locale: Locale,
  isOffered: IsOffered,
): (folder: LinkedFolder, id: string) => string {
  const slugs = new Map(
    readContentTexts(contentDir, 'news', locale, isOffered).map(({ id, data }) => [
      id,
      data?.slug ?? id,
    ]),
  );
  return (folder, id) =>
    folder === 'news'
      ? articlePath(locale, slugs.get(id) ?? id)
      : `${ADDRESSES[folder][locale]}#${id}`;
}
