import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import {
  methodOf,
  newestOf,
  originOf,
  provenAnswers,
  readSignedIn,
  type SignedIn,
  takeOver,
} from './signed-in.ts';

const MORNING = '2026-11-21T08:00:00.000Z';
const NOON = '2026-11-21T11:00:00.000Z';

const signedInValue = (
  name: SignedIn['name'],
  value: string,
  at = NOON,
  provider = 'itsme',
): SignedIn => ({
  provider,
  at,
  name,
  value,
});

describe('the data of a sign-in', () => {
  it('replaces what was typed, and keeps the rest', () => {
    const typed: Answers = { firstname: 'Emil', livingSince: '2016' };
    expect(takeOver(typed, 'applicant', { firstname: 'Émile', gender: 'M' })).toEqual({
      firstname: 'Émile',
      gender: 'M',
      livingSince: '2016',
    });
  });

  it('fills the co-borrower’s answers if they signed in', () => {
    expect(takeOver({ firstname: 'Émile' }, 'coborrower', { firstname: 'Lotte' })).toEqual({
      firstname: 'Émile',
      coborrowerFirstname: 'Lotte',
    });
  });

  it('fills the city after the postcode, which clears it', () => {
    const typed: Answers = { zip: '1000', city: 'Bruxelles' };
    expect(takeOver(typed, 'applicant', { zip: '5000', city: 'Namur' })).toEqual({
      zip: '5000',
      city: 'Namur',
    });
    expect(takeOver(typed, 'applicant', { zip: '5000' })).toEqual({ zip: '5000', city: '' });
    expect(takeOver(typed, 'applicant', { zip: '1000' })).toEqual(typed);
  });

  it.each<[string, Parameters<typeof takeOver>[2], string]>([
    ['another house has not the box of the first', { street: 'Rue Haute', number: '3' }, ''],
    ['a house with a box has its own', { street: 'Rue Haute', number: '3', box: 'B' }, 'B'],
    ['a house that is not told keeps the one typed', { street: 'Rue Haute' }, 'A1'],
  ])('%s', (_, values, box) => {
    expect(takeOver({ box: 'A1' }, 'applicant', values)).toMatchObject({ box });
  });
});

describe('the origin of an answer', () => {
  const signedIn = [
    signedInValue('firstname', 'Émile', MORNING),
    signedInValue('email', 'e@example.be'),
  ];

  it('is known as long as the answer is unchanged', () => {
    expect(originOf({ firstname: 'Émile ' }, 'applicant', 'firstname', signedIn)).toEqual(
      signedIn[0],
    );
    expect(originOf({ firstname: 'Emile' }, 'applicant', 'firstname', signedIn)).toBeUndefined();
    expect(
      originOf({}, 'applicant', 'firstname', [signedInValue('firstname', '')]),
    ).toBeUndefined();
  });

  it('is the newest of several sign-ins that agree', () => {
    const twice = [
      signedInValue('email', 'e@example.be', NOON, 'other'),
      signedInValue('email', 'e@example.be', MORNING),
    ];
    expect(originOf({ email: 'e@example.be' }, 'applicant', 'email', twice)?.provider).toBe(
      'other',
    );
  });

  it('is returned only for the proven answers of the borrower', () => {
    const answers = {
      firstname: 'Émile',
      email: 'other@example.be',
      coborrowerEmail: 'e@example.be',
    };
    expect(provenAnswers(answers, 'applicant', signedIn)).toEqual([
      { name: 'firstname', provider: 'itsme', at: MORNING },
    ]);
    expect(provenAnswers(answers, 'coborrower', signedIn)).toEqual([
      { name: 'coborrowerEmail', provider: 'itsme', at: NOON },
    ]);
  });

  it('newest sign-in is the last that was received', () => {
    expect(newestOf(signedIn)).toEqual([signedIn[1]]);
    expect(newestOf([])).toEqual([]);
  });
});

describe('the list next to the saved state', () => {
  it('is returned as it was given', () => {
    const list = [signedInValue('firstname', 'Émile')];
    expect(readSignedIn(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    [null],
    [{}],
    [{ ...signedInValue('email', 'x'), name: 'mainIncome' }],
  ])('is ignored as %j', (list) => {
    expect(readSignedIn(list)).toEqual([]);
  });
});

describe('the method', () => {
  it.each<[Answers, number, string]>([
    [{}, 1, ''],
    [{ method: 'itsme' }, 1, 'itsme'],
    [{ method: 'itsme' }, 4, 'itsme'],
    [{ method: 'form' }, 1, 'form'],
    [{ method: 'other' }, 1, ''],
    [{}, 2, 'form'],
  ])('of %j at step %i is %j', (answers, maxStep, method) => {
    expect(methodOf(answers, 'applicant', maxStep)).toBe(method);
  });

  it('is separate for each borrower', () => {
    expect(methodOf({ method: 'itsme' }, 'coborrower', 1)).toBe('');
    expect(methodOf({ coborrowerMethod: 'itsme' }, 'coborrower', 1)).toBe('itsme');
  });
});
