import { describe, expect, it } from 'vitest';
import { type Answers, answer, entriesOf, withInitialAnswers } from './answers.ts';

const ANSWERS: Answers = { firstname: '  Émile ', creditReasons: [{ reason: '81' }] };

describe('an answer', () => {
  it.each([
    ['firstname', 'Émile'],
    ['lastname', ''],
    ['creditReasons', ''],
  ])('%s is «%s»', (name, text) => {
    expect(answer(ANSWERS, name)).toBe(text);
  });
});

describe('a list', () => {
  it.each<[string, object[]]>([
    ['creditReasons', [{ reason: '81' }]],
    ['firstname', []],
    ['currentCredits', []],
  ])('%s has the entries %j', (name, entries) => {
    expect(entriesOf(ANSWERS, name)).toEqual(entries);
  });
});

describe('the initial answers', () => {
  it.each<[Answers, Answers]>([
    [{}, { employerCountry: 'BE', coborrowerEmployerCountry: 'BE' }],
    [{ employerCountry: ' ' }, { employerCountry: 'BE', coborrowerEmployerCountry: 'BE' }],
    [{ employerCountry: 'FR' }, { employerCountry: 'FR', coborrowerEmployerCountry: 'BE' }],
    [
      { employerCountry: 'FR', coborrowerEmployerCountry: 'LU' },
      { employerCountry: 'FR', coborrowerEmployerCountry: 'LU' },
    ],
  ])('of %j are %j', (answers, expected) => {
    expect(withInitialAnswers(answers)).toEqual(expected);
    expect(withInitialAnswers({ ...answers, ...ANSWERS })).toEqual({ ...expected, ...ANSWERS });
  });
});
