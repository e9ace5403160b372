import { describe, expect, it } from 'vitest';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import type { Answers, Entry } from './answers.ts';
import { cardsOf, creditsOf, isPaidBack, isRevolving, repaysCredits } from './current-credits.ts';

const CREDIT: Entry = { type: 'PAT', payBack: 'yes' };
const CARD: Entry = { amountBorrowed: '1000' };
const OWN: Answers = { currentCredits: [CREDIT], currentCreditCards: [CARD] };

describe('credits and cards', () => {
  it.each<[string, boolean]>([
    ['yes', true],
    ['no', false],
    ['', false],
  ])('count if there are any: hasCredits «%s»', (hasCredits, counted) => {
    const answers = { ...OWN, hasCredits };
    expect(creditsOf(answers, 'applicant')).toEqual(counted ? [CREDIT] : []);
    expect(cardsOf(answers, 'applicant')).toEqual(counted ? [CARD] : []);
    expect(repaysCredits(answers)).toBe(counted);
  });

  it('belong to their own borrower', () => {
    const answers = {
      ...OWN,
      hasCredits: 'no',
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCreditCards: [{}],
    };
    expect(creditsOf(answers, 'coborrower')).toEqual([]);
    expect(cardsOf(answers, 'coborrower')).toEqual([{}]);
    expect(cardsOf(answers, 'applicant')).toEqual([]);
  });
});

it.each<[Entry, boolean]>([
  [{ type: 'OCR' }, true],
  [{ type: ' OCR ' }, true],
  [{ type: 'PAT' }, false],
  [{}, false],
])('%j is revolving: %s', (entry, revolving) => {
  expect(isRevolving(entry)).toBe(revolving);
});

it.each<[Entry, boolean]>([
  [{ type: 'PAT', payBack: 'yes' }, true],
  [{ type: 'PAT', payBack: ' yes ' }, true],
  [{ type: 'PAT', payBack: 'no' }, false],
  [{ type: 'PAT' }, false],
  // The question was hidden again, or not shown yet.
  [{ type: 'PH', payBack: 'yes' }, false],
  [{ type: ' PH ', payBack: 'yes' }, false],
  [{ type: ' ', payBack: 'yes' }, false],
  [{ payBack: 'yes' }, false],
])('%j is paid back by the new loan: %s', (entry, paidBack) => {
  expect(isPaidBack(entry)).toBe(paidBack);
});

describe('a loan repays credits', () => {
  const theirs: Answers = { coborrowerHasCredits: 'yes', coborrowerCurrentCredits: [CREDIT] };
  it.each<[string, Answers, boolean]>([
    ['the co-borrower’s', { ...COUPLE_ANSWERS, ...theirs }, true],
    ['one of several', { hasCredits: 'yes', currentCredits: [{ type: 'PH' }, CREDIT] }, true],
    ['none to be repaid', { hasCredits: 'yes', currentCredits: [{ type: 'PH' }] }, false],
    ['not those of nobody', { borrowers: 'one', ...theirs }, false],
  ])('%s', (_, answers, repays) => {
    expect(repaysCredits(answers)).toBe(repays);
  });
});
