import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { controlNames, sectionKey, shownLists, shownSections, stepAsking } from './shown.ts';
import { stepOf } from './steps.ts';

const scopeWith = (answers: Answers) => ({ answers, facts: factsFor() });

describe('stepAsking', () => {
  const answers = {
    ...COMPLETE_ANSWERS,
    hasCredits: 'yes',
    currentCredits: [{ type: 'PH' }, { type: 'PP' }],
  };
  it.each([
    ['firstname', '1'],
    ['employerZip', '2'],
    ['currentCredits[1].duration', '3'],
    ['currentCredits[0].duration', undefined],
    ['currentCredits[2].type', undefined],
    ['nationalRegistry', '5'],
    ['exactData', '6'],
    ['inBelgiumSince', undefined],
    // A field of vehicle loans, which a personal loan does not have.
    ['sellerType', undefined],
    ['coborrowerFirstname', undefined],
    ['nothing', undefined],
  ])('%s → step %s', (name, step) => {
    expect(stepAsking(name, { answers, facts: factsFor(answers) })).toBe(step);
  });
});

describe('the sections of step 3', () => {
  const keys = (answers: Answers) => shownSections(stepOf('3'), scopeWith(answers)).map(sectionKey);
  const OWN = ['dependents', 'charges', 'credits', 'extraFees'];

  it('are the applicant’s, followed by the co-borrower’s', () => {
    expect(keys(COMPLETE_ANSWERS)).toEqual(OWN);
    expect(keys(COUPLE_ANSWERS)).toEqual([...OWN, ...OWN.map((id) => `coborrower-${id}`)]);
  });

  it('show the lists that apply, under their borrower’s names', () => {
    const names = (answers: Answers) =>
      shownSections(stepOf('3'), scopeWith(answers)).flatMap((shown) =>
        shownLists(shown).map(({ name }) => name),
      );
    const own = ['currentCredits', 'currentCreditCards'];
    const theirs = ['coborrowerCurrentCredits', 'coborrowerCurrentCreditCards'];
    const credits = { hasCredits: 'yes', coborrowerHasCredits: 'no' };
    expect(names({ ...COUPLE_ANSWERS, ...credits })).toEqual(own);
    const both = { hasCredits: 'yes', coborrowerHasCredits: 'yes' };
    expect(names({ ...COUPLE_ANSWERS, ...both })).toEqual([...own, ...theirs]);
    expect(names(COMPLETE_ANSWERS)).toEqual([]);
  });

  it('have the controls of each entry, only those for its type', () => {
    const answers = {
      ...COMPLETE_ANSWERS,
      hasCredits: 'yes',
      hasExtraFees: 'no',
      currentCredits: [{ type: 'PH' }, {}],
      currentCreditCards: [{}],
    };
    expect([...controlNames(stepOf('3'), scopeWith(answers))]).toEqual([
      'children',
      'dependents',
      'alimonyFee',
      'rent',
      'hasCredits',
      'currentCredits[0].type',
      'currentCredits[0].amountBorrowed',
      'currentCredits[0].monthlyAmount',
      'currentCredits[0].beginDate',
      'currentCredits[1].type',
      'currentCredits[1].amountBorrowed',
      'currentCredits[1].monthlyAmount',
      'currentCredits[1].beginDate',
      'currentCredits[1].duration',
      'currentCreditCards[0].amountBorrowed',
      'currentCreditCards[0].beginDate',
      'hasExtraFees',
    ]);
  });
});
