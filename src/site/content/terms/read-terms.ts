import { ADDRESSES } from '#addresses/pages.ts';
import { readContentTexts } from '#configuration/content-text.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readText } from '../markdown/read-text.ts';
import type { MarkedTerm } from './mark-terms.ts';

/** The glossary's terms, for explaining them in texts. Build only. */
export function readTerms(
  contentDir: string,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): readonly MarkedTerm[] {
  return readContentTexts(contentDir, 'glossary', locale).flatMap(({ id, data, written }) => {
    if (!data) return [];
    return {
      id,
      forms: [data.term, ...(data.also ?? [])],
      short: String(readText(written, locale, values).data.short),
      href: `${ADDRESSES.glossary[locale]}#${id}`,
    };
  });
}
