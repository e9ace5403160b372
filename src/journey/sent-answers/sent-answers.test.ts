import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { anyAnswers } from '#tests/examples/any-answers.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { assessAffordability } from '../affordability/assess-affordability.ts';
import { answersAsText, normaliseAnswers, type SentAnswers } from './sent-answers.ts';

// C-8.5
describe('normaliseAnswers', () => {
  it.each<[string, string, SentAnswers[string] | undefined]>([
    ['mainIncome', '2.350,50', 2350.5],
    ['mainIncome', '€ 2 350.5', 2350.5],
    ['mainIncome', '0', 0],
    ['mainIncome', '12.500', 12_500],
    ['coborrowerRent', '0,07', 0.07],
    ['children', '02', 2],
    ['livingSince', '2016', 2016],
    ['birthDate', '30/07/1985', '1985-07-30'],
    ['inBelgiumSince', '03/2019', '2019-03'],
    ['isLandlord', 'yes', true],
    ['coborrowerPoliticallyExposed', 'no', false],
    ['exactData', 'yes', true],
    ['coborrowerEncoding', 'yes', true],
    ['borrowers', 'two', 'two'],
    ['gender', 'F', 'F'],
    ['zip', '5000', '5000'],
    ['howKnown', '005', '005'],
    ['phone', '+32475123456', '+32475123456'],
    ['box', '', undefined],
    // Names that are no fields, and text that its field cannot read, stay as they are.
    ['from_topcompare', 'yes', 'yes'],
    ['mainIncome', 'a lot', 'a lot'],
    ['birthDate', '31/02/1985', '31/02/1985'],
  ])('%s: %s is %j', (name, text, value) => {
    expect(normaliseAnswers({ [name]: text })[name]).toBe(value);
  });

  it('reads the entries of lists', () => {
    const credit = {
      type: 'PAT',
      amountBorrowed: '9.000',
      monthlyAmount: '210,40',
      beginDate: '05/03/2023',
      duration: '60',
      remainingAmount: '',
      rate: '4,5',
      payBack: 'no',
    };
    expect(normaliseAnswers({ coborrowerCurrentCredits: [credit] })).toEqual({
      coborrowerCurrentCredits: [
        {
          type: 'PAT',
          amountBorrowed: 9000,
          monthlyAmount: 210.4,
          beginDate: '2023-03-05',
          duration: 60,
          rate: 4.5,
          payBack: false,
        },
      ],
    });
  });

  it('leaves out lists without entries', () => {
    expect(normaliseAnswers({ hasCredits: 'yes', currentCreditCards: [] })).toEqual({
      hasCredits: true,
    });
  });

  it.each([
    ['one', COMPLETE_ANSWERS],
    ['two', COUPLE_ANSWERS],
  ])('changes nothing that is a value already: %s', (_, answers) => {
    const values = normaliseAnswers(answers);
    expect(normaliseAnswers(values)).toEqual(values);
    expect(normaliseAnswers(answersAsText(values))).toEqual(values);
  });
});

describe('text that is written from values', () => {
  it('has the values and the budget of what was typed', () => {
    fc.assert(
      fc.property(anyAnswers, (typed) => {
        const values = normaliseAnswers(typed);
        const text = answersAsText(values);
        expect(normaliseAnswers(text)).toEqual(values);
        const budgetOf = (answers: typeof typed) => assessAffordability(answers, cents(284_48));
        expect(budgetOf(text)).toEqual(budgetOf(typed));
      }),
    );
  });
});
