import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answer,
  entriesOf,
  entriesUnder,
  textUnder,
  withInitialAnswers,
} from './answers.ts';
import type { AnswerListName, AnswerName } from './field-names.ts';

const ANSWERS: Answers = { firstname: '  Émile ', creditReasons: [{ reason: '81' }] };

describe('an answer', () => {
  it.each<[AnswerName, string]>([
    ['firstname', 'Émile'],
    ['lastname', ''],
  ])('%s is «%s»', (name, text) => {
    expect(answer(ANSWERS, name)).toBe(text);
  });
});

describe('a list', () => {
  it.each<[AnswerListName, object[]]>([
    ['creditReasons', [{ reason: '81' }]],
    ['currentCredits', []],
  ])('%s has the entries %j', (name, entries) => {
    expect(entriesOf(ANSWERS, name)).toEqual(entries);
  });
});

it('a list is not a text, and a text is not a list', () => {
  expect(textUnder(ANSWERS, 'creditReasons')).toBe('');
  expect(entriesUnder(ANSWERS, 'firstname')).toEqual([]);
});

it('an unknown name does not compile', () => {
  // @ts-expect-error a typo
  expect(answer(ANSWERS, 'fristname')).toBe('');
  // @ts-expect-error a text is not a list
  expect(entriesOf(ANSWERS, 'firstname')).toEqual([]);
});

//
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
