import { describe, expect, it } from 'vitest';
import { OWNER, TWO } from '#tests/examples/households.ts';
import type { Answers } from '../answers.ts';
import { exactIncome, incomeLines } from './incomes.ts';
import type { Why } from './line.ts';

/** `borrower's first letter, id, given, counted, why` of every line, in cents. */
function linesOf(answers: Answers) {
  return incomeLines(answers).map(({ borrower, id, given, counted, why }) => [
    `${borrower === 'applicant' ? 'a' : 'c'} ${id}`,
    given,
    counted,
    ...(why ? [why] : []),
  ]);
}

const mainIncomes = (answers: Answers) =>
  incomeLines(answers)
    .filter(({ id }) => id === 'mainIncome')
    .map(({ counted, why }) => [counted, why]);

const additional = {
  hasAdditionalIncome: 'yes',
  familyAllowances: '350',
  alimony: '200',
  rentalIncome: '500',
  mealVouchers: '120',
  complementaryActivity: '90,50',
  secondJobIncome: '410',
};

describe('what counts as income', () => {
  //
  it('includes only the main income, 80 % of rents, and income from other work', () => {
    expect(linesOf({ ...OWNER, ...additional })).toEqual([
      ['a mainIncome', 200_000, 200_000],
      ['a rentalIncome', 50_000, 40_000, 'share'],
      ['a complementaryActivity', 9_050, 9_050],
      ['a secondJobIncome', 41_000, 41_000],
      ['a familyAllowances', 35_000, 0, 'notCounted'],
      ['a alimony', 20_000, 0, 'notCounted'],
      ['a mealVouchers', 12_000, 0, 'notCounted'],
    ]);
  });

  it.each<[string, Answers]>([
    ['after «no other income»', { ...OWNER, ...additional, hasAdditionalIncome: 'no' }],
    ['unanswered', { ...OWNER, ...additional, hasAdditionalIncome: '' }],
    ['a co-borrower’s, alone', { ...OWNER, coborrowerMainIncome: '9000' }],
    ['a co-borrower’s, later', { ...TWO, coborrowerInfosEncoding: 'later' }],
  ])('ignores hidden answers: %s', (_, answers) => {
    expect(linesOf(answers)).toEqual([['a mainIncome', 200_000, 200_000]]);
  });

  it('asks each borrower’s own «other income»', () => {
    const answers = { ...TWO, coborrowerRentalIncome: '100', rentalIncome: '100' };
    const counted = (changes: Answers) => linesOf({ ...answers, ...changes }).map(([name]) => name);
    expect(counted({ hasAdditionalIncome: 'yes' })).toEqual([
      'a mainIncome',
      'a rentalIncome',
      'c mainIncome',
    ]);
    expect(counted({ coborrowerHasAdditionalIncome: 'yes' })).toEqual([
      'a mainIncome',
      'c mainIncome',
      'c rentalIncome',
    ]);
  });

  it('includes a subscribing spouse', () => {
    const spouse = {
      ...TWO,
      borrowers: 'one',
      maritalStatus: 'MAR',
      maritalContractType: 'CL',
      coborrowerMaritalType: 'yes',
    };
    expect(mainIncomes(spouse)).toHaveLength(2);
    expect(mainIncomes({ ...spouse, coborrowerMaritalType: 'no' })).toHaveLength(1);
  });
});

//
describe('the main income by working category', () => {
  type Two = [string, string, string, string, [number, Why?], [number, Why?]];

  it.each<[string, string, number, Why | undefined]>([
    ['EMP', '1800', 180_000, undefined],
    ['PEN', '1800', 180_000, undefined],
    ['INV', '1800', 180_000, undefined],
    ['SAN', '1800', 0, 'withoutJob'],
    ['CHO', '1099.99', 109_999, undefined],
    ['CHO', '1100', 110_000, undefined],
    ['CHO', '1100.01', 110_000, 'capAlone'],
    ['CHO', '650.01', 65_001, undefined],
  ])('alone, %s at %s', (workingCategory, mainIncome, counted, why) => {
    expect(mainIncomes({ ...OWNER, workingCategory, mainIncome })).toEqual([[counted, why]]);
  });

  //
  it.each<Two>([
    // one of two
    ['CHO', '650', 'EMP', '2000', [65_000], [200_000]],
    ['CHO', '650.01', 'EMP', '2000', [65_000, 'capOneOfTwo'], [200_000]],
    ['CHO', '649.99', 'EMP', '2000', [64_999], [200_000]],
    ['EMP', '2000', 'CHO', '1100', [200_000], [65_000, 'capOneOfTwo']],
    ['CHO', '1100', 'SAN', '', [65_000, 'capOneOfTwo'], [0, 'withoutJob']],
    ['SAN', '9000', 'CHO', '700', [0, 'withoutJob'], [65_000, 'capOneOfTwo']],
    // both
    ['CHO', '1200', 'CHO', '700', [110_000, 'capHigher'], [65_000, 'capLower']],
    ['CHO', '700', 'CHO', '1200', [65_000, 'capLower'], [110_000, 'capHigher']],
    ['CHO', '1100', 'CHO', '650', [110_000], [65_000]],
    ['CHO', '1100.01', 'CHO', '650.01', [110_000, 'capHigher'], [65_000, 'capLower']],
    ['CHO', '900', 'CHO', '900', [90_000], [65_000, 'capLower']],
    ['CHO', '900', 'CHO', '900.01', [65_000, 'capLower'], [90_001]],
    ['CHO', '1300', 'CHO', '1300', [110_000, 'capHigher'], [65_000, 'capLower']],
  ])('two, %s at %s and %s at %s', (category, income, coCategory, coIncome, one, other) => {
    expect(
      mainIncomes({
        ...TWO,
        workingCategory: category,
        mainIncome: income,
        coborrowerWorkingCategory: coCategory,
        coborrowerMainIncome: coIncome,
      }),
    ).toEqual([
      [one[0], one[1]],
      [other[0], other[1]],
    ]);
  });

  it('caps only the main income', () => {
    const lines = linesOf({
      ...OWNER,
      ...additional,
      workingCategory: 'CHO',
      secondJobIncome: '1500',
    });
    expect(lines).toContainEqual(['a secondJobIncome', 150_000, 150_000]);
  });
});

//
describe('80 % of rents', () => {
  const rents = (own: string, other: string): Answers => ({
    ...TWO,
    hasAdditionalIncome: 'yes',
    coborrowerHasAdditionalIncome: 'yes',
    rentalIncome: own,
    coborrowerRentalIncome: other,
  });

  it.each([
    // own and other, lines in cents, in hundredths of a cent besides 3,500 euros of work
    ['100', '200', 8_000, 16_000, 2_400_000],
    ['0.04', '0', 3, undefined, 320],
    ['0.01', '0.01', 0, 1, 160],
    ['0.04', '0.04', 3, 3, 640],
    ['0.03', '0.03', 2, 2, 480],
  ])('%s and %s: truncated once for both', (own, other, applicants, coborrowers, exact) => {
    const lines = incomeLines(rents(own, other));
    const counted = (borrower: string) =>
      lines.find((line) => line.id === 'rentalIncome' && line.borrower === borrower)?.counted;
    expect([counted('applicant'), counted('coborrower')]).toEqual([applicants, coborrowers]);
    expect(exactIncome(lines)).toBe(35_000_000 + exact);
  });
});
