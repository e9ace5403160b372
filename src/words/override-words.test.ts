import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { APPLICATION_WORDS } from './application/application.ts';
import { COBORROWER_LINK_WORDS } from './coborrower-link/coborrower-link.ts';
import { type ConsentTexts, consentTexts } from './coborrower-link/consent-texts.ts';
import { DRAFT_LINK_WORDS } from './draft-link/draft-link.ts';
import { FAULT_WORDS } from './faults/faults.ts';
import { FIELD_WORDS } from './fields/fields.ts';
import { isFixed } from './fixed-words.ts';
import { MAIL_WORDS } from './mail/mail.ts';
import { overrideWords, sentencesOf } from './override-words.ts';
import { WHERE_WORDS_SHOW } from './where-words-show.ts';

const ORIGINAL = sentencesOf('nl');

afterEach(() => overrideWords({}));

describe('overrideWords', () => {
  it('puts a sentence where every page, mail and document reads it (F-5.1)', () => {
    const french = DRAFT_LINK_WORDS.fr.moved.here;
    overrideWords({ nl: { 'draftLink.moved.here': 'Hier', 'mail.identity': 'Wij' } });
    expect(DRAFT_LINK_WORDS.nl.moved.here).toBe('Hier');
    expect(MAIL_WORDS.nl.identity).toBe('Wij');
    expect(DRAFT_LINK_WORDS.fr.moved.here).toBe(french);
  });

  it('brings the program’s sentences back that are replaced no longer (F-12.2)', () => {
    overrideWords({ nl: { 'draftLink.moved.here': 'Hier', 'mail.identity': 'Wij' } });
    overrideWords({ nl: { 'draftLink.moved.here': 'Daar' } });
    expect(DRAFT_LINK_WORDS.nl.moved.here).toBe('Daar');
    overrideWords({});
    expect(sentencesOf('nl')).toEqual(ORIGINAL);
  });

  it.each(['draftLink.unknown', 'unknown.title', 'draftLink.title.more', 'draftLink'])(
    'throws for %s, which is no sentence',
    (key) => {
      expect(() => overrideWords({ nl: { [key]: 'A' } })).toThrow(key);
    },
  );
});

describe('sentencesOf', () => {
  it.each(LOCALES)('has those of the site in %s, in keys of names and dots', (locale) => {
    for (const [key, sentence] of sentencesOf(locale)) {
      expect(key).toMatch(/^[a-zA-Z]+(\.[\w-]+)+$/);
      expect(typeof sentence).toBe('string');
    }
    expect(sentencesOf(locale).has('widgetFailure.text')).toBe(true);
  });

  it('has a line for each catalogue that says where it shows (F-5.4)', () => {
    const names = new Set([...sentencesOf('fr').keys()].map((key) => key.split('.')[0]));
    expect([...names].toSorted()).toEqual(Object.keys(WHERE_WORDS_SHOW).toSorted());
  });
});

describe('isFixed', () => {
  it.each([
    'frame.warning',
    'mail.warning',
    'simulator.example',
    'simulator.creditType',
    'mortgage.example',
    'documents.loan.typeName',
    'documents.secci.kind',
    'application.conditionsLink',
    'application.conditions.consent',
    'appointment.fields.legal.label',
    'newsletter.form.consent',
    'sharedRequest.toAgree.consent',
    'sharedRequest.toAgree.consentChanged',
    'documents.summary.file',
    'inquiries.question.numbers',
  ])('holds %s, which exists (F-5.3)', (key) => {
    expect([sentencesOf('fr').has(key), isFixed(key)]).toEqual([true, true]);
  });

  it('holds the words of every consent (F-5.3)', () => {
    const texts: ConsentTexts = JSON.parse(
      consentTexts({
        fields: FIELD_WORDS.fr,
        application: APPLICATION_WORDS.fr,
        faults: FAULT_WORDS.fr,
        link: COBORROWER_LINK_WORDS.fr,
      }),
    );
    const agreedTo = [...Object.values(texts.applicant), ...Object.values(texts.coborrower)];
    const keys = [...sentencesOf('fr')].filter(([, sentence]) => agreedTo.includes(sentence));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter(([key]) => !isFixed(key))).toEqual([]);
  });

  it('holds nothing else of a similar name', () => {
    expect(isFixed('sharedRequest.toAgree.lede')).toBe(false);
    expect(isFixed('frame.warnings')).toBe(false);
  });
});
