import { CONSENTS } from '#journey/form-fields.ts';
import { wordsOfField } from '../fields/fields.ts';
import { type CoborrowerLinkCatalogue, speakToCoborrower } from './coborrower-link.ts';

type Words = Parameters<typeof speakToCoborrower>[0];

/** What one reader reads: each consent's words by the control's name, and two more that stand with consents. */
export type TextsOfReader = Readonly<Record<string, string>> & {
  /** The words that link to the conditions, within a consent. */
  readonly conditionsLink: string;
  /** The words next to the button that accepts other conditions. */
  readonly otherConditions: string;
};

/** The words next to every consent of the application, as either borrower reads them. */
export interface ConsentTexts {
  readonly applicant: TextsOfReader;
  readonly coborrower: TextsOfReader;
}

/**
 * The words next to every consent, as JSON of `ConsentTexts` in a fixed order. The page sends the hash of what it showed;
 * the server knows the words of this and of earlier versions by it.
 */
export function consentTexts(words: Words & { readonly link: CoborrowerLinkCatalogue }): string {
  const texts: ConsentTexts = {
    applicant: textsIn(words),
    coborrower: textsIn(speakToCoborrower(words, words.link)),
  };
  return JSON.stringify(texts);
}

function textsIn({ fields, application }: Words): TextsOfReader {
  return {
    conditionsLink: application.conditionsLink,
    otherConditions: application.conditions.consent,
    ...Object.fromEntries(CONSENTS.map((name) => [name, wordsOfField(name, fields).label])),
  };
}

/** A page's words with the consents of another version, as JSON, for the borrower who reads it. */
export function withConsentTexts<W extends Pick<Words, 'fields' | 'application'>>(
  words: W,
  json: string,
  reader: keyof ConsentTexts,
): W {
  const texts: ConsentTexts = JSON.parse(json);
  const { conditionsLink, otherConditions, ...labels } = texts[reader];
  const changed = Object.entries(labels).map(([name, label]) => [
    name,
    { ...wordsOfField(name, words.fields), label },
  ]);
  const { application, fields } = words;
  const conditions = { ...application.conditions, consent: otherConditions };
  return {
    ...words,
    application: { ...application, conditionsLink, conditions },
    fields: { ...fields, fields: { ...fields.fields, ...Object.fromEntries(changed) } },
  };
}
