import { describe, expect, it } from 'vitest';
import { listsOf } from '#domain/lists/reference-lists.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { COMPLETE_ANSWERS } from '../../../tests/examples/complete-answers.ts';
import { factsFor, fluvia } from '../../../tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { recapSections } from './recap-sections.ts';

function recap(changes: Answers = {}, locale: Locale = 'fr') {
  const scope = { answers: { ...COMPLETE_ANSWERS, ...changes }, facts: factsFor() };
  return recapSections(scope, {
    locale,
    words: { application: APPLICATION_WORDS[locale], fields: FIELD_WORDS[locale] },
    lists: listsOf(fluvia.lists, locale, 'TAEGPSA1'),
    ownLists: {},
  });
}

const linesOf = (...of: Parameters<typeof recap>) =>
  new Map(
    recap(...of).flatMap(({ groups }) => groups.flat().map(({ name, value }) => [name, value])),
  );

describe('recapSections', () => {
  it.each(LOCALES)('names every section and question in %s, and repeats no code', (locale) => {
    for (const { title, groups } of recap({}, locale)) {
      expect(title).not.toBe('');
      for (const { label, value } of groups.flat()) {
        expect(label).not.toBe('');
        expect(value).not.toMatch(/^(yes|no|one|two|[A-Z]{2,3})$/);
      }
    }
  });

  it.each([
    ['mainIncome', 'fr', '2 350,50 €'],
    ['mainIncome', 'nl', '€ 2.350,50'],
    ['rent', 'fr', '720 €'],
    ['nationality', 'fr', 'Belgique'],
    ['nationality', 'nl', 'België'],
    ['borrowers', 'nl', 'Alleen'],
    ['birthDate', 'nl', '30/07/1985'],
    ['firstname', 'nl', 'Émile'],
  ] as const)('shows %s in %s as a person reads it', (name, locale, value) => {
    expect(linesOf({}, locale).get(name)?.replace(/\s/g, ' ')).toBe(value);
  });

  it('leaves out what does not apply and what was left empty, and says what is owed', () => {
    const lines = linesOf({ isLandlord: 'yes', box: '', street: '' });
    expect(lines.has('livingSituation')).toBe(false);
    expect(lines.has('rent')).toBe(false);
    expect(lines.has('box')).toBe(false);
    expect(lines.get('street')).toBe('Pas de réponse');
  });

  it('does not call an answer that was given optional', () => {
    const labels = recap({ box: '3', message: 'Merci' }).flatMap(({ groups }) =>
      groups.flat().map(({ label }) => label),
    );
    expect(labels).toContain('Boîte');
    expect(labels.join()).not.toMatch(/facultati/);
  });

  it('keeps each entry of a list together, under its control’s names', () => {
    const card = { amountBorrowed: '2500', beginDate: '01/01/2019' };
    const changes = { hasCredits: 'yes', currentCredits: [], currentCreditCards: [card, card] };
    const credits = recap(changes).find(({ id }) => id === 'credits');
    expect(credits?.groups.map((group) => group.map(({ name }) => name))).toEqual([
      ['hasCredits'],
      ['currentCreditCards[0].amountBorrowed', 'currentCreditCards[0].beginDate'],
      ['currentCreditCards[1].amountBorrowed', 'currentCreditCards[1].beginDate'],
    ]);
  });

  it('puts a list first where its section does', () => {
    const purpose = recap({ creditPurpose: 'Véranda' }).find(({ id }) => id === 'purpose');
    expect(purpose?.groups.flat().map(({ name }) => name)).toEqual([
      'creditReasons[0].reason',
      'creditPurpose',
    ]);
  });
});
