import { ADDRESSES } from '#addresses/pages.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Localized } from '#domain/locale/locale.ts';
import { addressesIn, whyNoPage } from './content-addresses.ts';
import { readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { LENDER_FILE } from './languages.ts';
import type { IsOffered } from './offered-texts.ts';
import { startReading } from './yaml-reading.ts';

/** Finds links of the lender's file to an address that no page has (F-8.8), or to a page without a text to list (F-1.8). */
export function checkLenderLinks(
  { configDir, contentDir }: { readonly configDir: string; readonly contentDir: string },
  { languages, links, helpPanel }: Pick<Lender, 'languages' | 'links' | 'helpPanel'>,
  isOffered: IsOffered,
): readonly ConfigurationFault[] {
  const reading = startReading(configDir, LENDER_FILE, languages);
  const all: readonly (readonly [readonly string[], Partial<Localized>])[] = [
    ...Object.entries(links).map(([name, paths]) => [['links', name], paths] as const),
    [['helpPanel', 'button', 'href'], helpPanel?.button?.href ?? {}],
  ];
  for (const locale of languages) {
    const texts = {
      faq: readContentTexts(contentDir, 'faq', locale, isOffered),
      glossary: readContentTexts(contentDir, 'glossary', locale, isOffered),
      news: readContentTexts(contentDir, 'news', locale, isOffered),
    };
    const addresses = new Set(addressesIn(locale, isOffered, texts));
    for (const [place, { [locale]: link = '' }] of all) {
      const isEmpty = link === ADDRESSES.faq[locale] && texts.faq.length === 0;
      const reason = isEmpty
        ? 'leads to the page faq, which has no text to list'
        : whyNoPage(link, addresses);
      if (reason !== undefined) reading.fault([...place, locale], reason);
    }
  }
  return reading.faults;
}
