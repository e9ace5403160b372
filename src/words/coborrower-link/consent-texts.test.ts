import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { FIELD_WORDS, wordsOfField } from '../fields/fields.ts';
import { COBORROWER_LINK_WORDS, speakToCoborrower } from './coborrower-link.ts';
import { type ConsentTexts, consentTexts, withConsentTexts } from './consent-texts.ts';

describe.each(CONTRACT_LOCALES)('the consents in %s', (lang) => {
  const words = {
    fields: FIELD_WORDS[lang],
    application: APPLICATION_WORDS[lang],
    faults: FAULT_WORDS[lang],
    link: COBORROWER_LINK_WORDS[lang],
  };
  const texts: ConsentTexts = JSON.parse(consentTexts(words));

  it('are those of every control, as each borrower reads them', () => {
    for (const name of CONSENTS) {
      expect(texts.applicant[name]).toBe(wordsOfField(name, words.fields).label);
      const spoken = speakToCoborrower(words, words.link);
      expect(texts.coborrower[name]).toBe(wordsOfField(name, spoken.fields).label);
    }
  });

  //
  it.each(['applicant', 'coborrower'] as const)(
    'of another version stand on the page of the %s',
    (reader) => {
      const newer = {
        ...texts,
        [reader]: Object.fromEntries(
          Object.entries(texts[reader]).map(([name, text]) => [name, `${text} (2)`]),
        ),
      };
      const shown = reader === 'applicant' ? words : speakToCoborrower(words, words.link);
      const changed = withConsentTexts(shown, JSON.stringify(newer), reader);
      for (const name of CONSENTS)
        expect(wordsOfField(name, changed.fields)).toEqual({
          ...wordsOfField(name, shown.fields),
          label: `${texts[reader][name]} (2)`,
        });
      expect(changed.application.conditionsLink).toBe(`${words.application.conditionsLink} (2)`);
      expect(changed.application.conditions.consent).toBe(`${texts[reader].otherConditions} (2)`);
    },
  );
});
