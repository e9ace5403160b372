import { ADDRESSES } from '#addresses/pages.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { LENDER_FILE } from './languages.ts';
import type { IsOffered } from './offered-texts.ts';
import { startReading } from './yaml-reading.ts';

/** Finds links of the lender's file to the page of questions, which is not there without any (F-1.8). */
export function checkLenderLinks(
  { configDir, contentDir }: { readonly configDir: string; readonly contentDir: string },
  { languages, links }: Pick<Lender, 'languages' | 'links'>,
  isOffered: IsOffered,
): readonly ConfigurationFault[] {
  const reading = startReading(configDir, LENDER_FILE, languages);
  for (const locale of languages) {
    if (links.faq?.[locale] !== ADDRESSES.faq[locale]) continue;
    if (readContentTexts(contentDir, 'faq', locale, isOffered).length === 0)
      reading.fault(['links', 'faq', locale], 'leads to the page faq, which has no text to list');
  }
  return reading.faults;
}
