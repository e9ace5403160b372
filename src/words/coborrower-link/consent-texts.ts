import { CONSENTS } from '#journey/form-fields.ts';
import { wordsOfField } from '../fields/fields.ts';
import { type CoborrowerLinkCatalogue, speakToCoborrower } from './coborrower-link.ts';

type Words = Parameters<typeof speakToCoborrower>[0];

/**
 * The words next to every consent of the application, as the applicant and as a co-borrower reads them, in a fixed order.
 * The page sends the hash of what it showed, and the server compares it with what it would record.
 */
export function consentTexts(words: Words & { readonly link: CoborrowerLinkCatalogue }): string {
  const readers = [words, speakToCoborrower(words, words.link)];
  return readers
    .flatMap(({ fields, application }) => [
      application.conditionsLink,
      ...CONSENTS.map((name) => wordsOfField(name, fields).label),
    ])
    .join('\n');
}
