import { readContentTexts } from '#configuration/content-text.ts';
import type { IsOffered } from '#configuration/offered-texts.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readText } from '../markdown/read-text.ts';
import type { textAddresses } from '../markdown/text-addresses.ts';
import { arrangeGlossary, type Glossary } from './mark-terms.ts';

/** The glossary's terms, for explaining them in texts. Build only. */
export function readGlossary(
  contentDir: string,
  locale: Locale,
  values: Readonly<Record<string, string>>,
  addressOf: ReturnType<typeof textAddresses>,
  isOffered: IsOffered,
): Glossary {
  const terms = readContentTexts(contentDir, 'glossary', locale, isOffered).flatMap(
    ({ id, data, written }) => {
      if (!data) return [];
      return {
        id,
        forms: [data.term, ...(data.also ?? [])],
        short: String(readText(written, locale, values).data.short),
        href: addressOf('glossary', id),
      };
    },
  );
  return arrangeGlossary(terms);
}
