import { describe, expect, it } from 'vitest';
import { stepOf } from '#journey/steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { APPLICATION_WORDS, firstNames, sectionTitle } from './application.ts';

const activities = stepOf('2').sections.filter(({ id }) => id === 'activity');

//
describe('the sections of two', () => {
  it.each([
    ['fr', ['Votre activité', 'Saskia : activité'], ['Votre activité', 'Co-emprunteur : activité']],
    [
      'nl',
      ['Uw activiteit', 'Saskia: activiteit'],
      ['Uw activiteit', 'Medekredietnemer: activiteit'],
    ],
  ] as const)('bear the co-borrower’s name in %s, once it is known', (locale, named, unnamed) => {
    const titles = (name?: string) =>
      activities.map((section) =>
        sectionTitle(section, APPLICATION_WORDS[locale], name).replace('\u00a0', ' '),
      );
    expect(titles('Saskia')).toEqual(named);
    expect(titles()).toEqual(unnamed);
  });
});

describe('first names', () => {
  it('are those of the two', () => {
    expect(firstNames(COUPLE_ANSWERS)).toEqual({ applicant: 'Émile', coborrower: 'Lotte' });
  });

  it.each([{ coborrowerFirstname: '' }, { firstname: ' ' }, { coborrowerFirstname: 'Émile' }])(
    'are none where one is missing, or both are the same: %j',
    (changes) => {
      expect(firstNames({ ...COUPLE_ANSWERS, ...changes })).toBeUndefined();
    },
  );
});
