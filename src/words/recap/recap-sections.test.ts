import { describe, expect, it } from 'vitest';
import { listsOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { recapSections } from './recap-sections.ts';

const COBORROWER_CREDITS: Answers = {
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: [{ type: 'PAT' }],
  coborrowerCurrentCreditCards: [{ amountBorrowed: '1000' }],
};

function recap(changes: Answers = {}, locale: ContractLocale = 'fr') {
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
    recap(...of).flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines).map(({ name, value }) => [name, value]),
    ),
  );

describe('recapSections', () => {
  it.each(CONTRACT_LOCALES)(
    'names every section and question in %s, and shows no code',
    (locale) => {
      for (const { title, groups } of recap({}, locale)) {
        expect(title).not.toBe('');
        for (const { label, value } of groups.flatMap(({ lines }) => lines)) {
          expect(label).not.toBe('');
          expect(value).not.toMatch(/^(yes|no|one|two|[A-Z]{2,3})$/);
        }
      }
    },
  );

  it.each([
    ['mainIncome', 'fr', '2 350,50 €'],
    ['mainIncome', 'nl', '€ 2.350,50'],
    ['rent', 'fr', '720 €'],
    ['nationality', 'fr', 'Belgique'],
    ['nationality', 'nl', 'België'],
    ['borrowers', 'nl', 'Alleen'],
    ['birthDate', 'nl', '30/07/1985'],
    ['firstname', 'nl', 'Émile'],
  ] as const)('shows %s in %s in readable form', (name, locale, value) => {
    expect(linesOf({}, locale).get(name)?.replace(/\s/g, ' ')).toBe(value);
  });

  it('omits what does not apply or was left empty, and names required answers', () => {
    const lines = linesOf({ isLandlord: 'yes', box: '', street: '' });
    expect(lines.has('livingSituation')).toBe(false);
    expect(lines.has('rent')).toBe(false);
    expect(lines.has('box')).toBe(false);
    expect(lines.get('street')).toBe('Pas de réponse');
  });

  it('does not mark a given answer as optional', () => {
    const labels = recap({ box: '3', message: 'Merci' }).flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines).map(({ label }) => label),
    );
    expect(labels).toContain('Boîte');
    expect(labels.join()).not.toMatch(/facultati/);
  });

  it('keeps each entry of a list together, under its control’s names', () => {
    const card = { amountBorrowed: '2500', beginDate: '01/01/2019' };
    const changes = { hasCredits: 'yes', currentCredits: [], currentCreditCards: [card, card] };
    const credits = recap(changes).find(({ id }) => id === 'credits');
    expect(
      credits?.groups.map(({ title, lines }) => [title, ...lines.map(({ name }) => name)]),
    ).toEqual([
      ['', 'hasCredits'],
      [
        'Carte de crédit 1',
        'currentCreditCards[0].amountBorrowed',
        'currentCreditCards[0].beginDate',
      ],
      [
        'Carte de crédit 2',
        'currentCreditCards[1].amountBorrowed',
        'currentCreditCards[1].beginDate',
      ],
    ]);
  });

  it('names the co-borrower’s entries and the borrower of each section', () => {
    const credits = recap({ ...COUPLE_ANSWERS, ...COBORROWER_CREDITS }, 'nl').find(
      ({ id }) => id === 'coborrower-credits',
    );
    expect(credits?.borrower).toBe('coborrower');
    expect(credits?.groups.map(({ title }) => title)).toEqual(['', 'Krediet 1', 'Kredietkaart 1']);
    expect(recap().every(({ borrower }) => borrower === 'applicant')).toBe(true);
  });

  it('does not number a single purpose, and numbers two', () => {
    const titles = (...reasons: string[]) =>
      recap({ creditReasons: reasons.map((reason) => ({ reason })) })
        .find(({ id }) => id === 'purpose')
        ?.groups.map(({ title }) => title)
        .filter(Boolean);
    expect(titles('10')).toEqual([]);
    expect(titles('10', '20')).toEqual(['But 1', 'But 2']);
  });

  it('shows a list first if its section does', () => {
    const purpose = recap({ creditPurpose: 'Véranda' }).find(({ id }) => id === 'purpose');
    expect(purpose?.groups.flatMap(({ lines }) => lines).map(({ name }) => name)).toEqual([
      'creditReasons[0].reason',
      'creditPurpose',
    ]);
  });
});
