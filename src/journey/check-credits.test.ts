import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { faultOf } from '#tests/examples/fault-of.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkStep } from './check-step.ts';
import type { StepId } from './step.ts';
import { stepOf } from './steps.ts';

const facts = factsFor();

const CREDIT = {
  type: 'PAT',
  amountBorrowed: '10000',
  monthlyAmount: '250',
  beginDate: '20/11/2024',
  duration: '25',
  payBack: 'no',
};

/** 24 full months have passed since the credit's first instalment. */
const CREDIT_RULES: readonly [string, string, string | undefined][] = [
  ['type', '', 'required'],
  ['type', 'OCR', 'invalid'],
  ['type', 'PH', undefined],
  ['amountBorrowed', '', 'required'],
  ['amountBorrowed', '1000000', 'amountBetween'],
  ['monthlyAmount', '10000', undefined],
  ['monthlyAmount', '10000,01', 'monthlyAmount'],
  ['beginDate', '21/11/2026', 'dateAfterToday'],
  ['duration', '25', undefined],
  ['duration', '24', 'creditFinished'],
  ['duration', '180', undefined],
  ['duration', '181', 'between'],
  ['remainingAmount', '', undefined],
  ['remainingAmount', '10000,01', 'remainingAmount'],
  ['rate', '4,5', undefined],
  ['rate', '99.99', undefined],
  ['rate', '100', 'maxPercent'],
  ['rate', 'cher', 'percent'],
  ['rate', '5,123', undefined],
  ['rate', '5,1234', 'percent'],
  ['payBack', '', 'required'],
];

//
describe('the rules of a credit', () => {
  it.each(CREDIT_RULES)('%s «%s»: %s', (field, value, expected) => {
    const changes = { hasCredits: 'yes', currentCredits: [{ ...CREDIT, [field]: value }] };
    expect(faultOf('3', `currentCredits[0].${field}`, changes)).toBe(expected);
  });

  it('asks for neither duration nor repayment of a mortgage', () => {
    const mortgage = {
      type: 'PH',
      amountBorrowed: '200000',
      monthlyAmount: '900',
      beginDate: '01/01/2020',
    };
    const answers = { ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits: [mortgage] };
    expect(checkStep(stepOf('3'), answers, facts)).toEqual([]);
  });
});

describe('the rules of a card', () => {
  //
  it.each([
    ['amountBorrowed', '', 'required'],
    ['amountBorrowed', '0', undefined],
    ['amountBorrowed', '999999', undefined],
    ['amountBorrowed', '1000000', 'amountBetween'],
    ['beginDate', '', 'required'],
    ['beginDate', '20/11/2026', undefined],
    ['beginDate', '21/11/2026', 'dateAfterToday'],
    ['beginDate', '31/02/2026', 'date'],
  ])('%s «%s»: %s', (field, value, expected) => {
    const card = { amountBorrowed: '1250', beginDate: '20/11/2024', [field]: value };
    const changes = { hasCredits: 'yes', currentCredits: [], currentCreditCards: [card] };
    expect(faultOf('3', `currentCreditCards[0].${field}`, changes)).toBe(expected);
  });
});

describe('two faults with the same cause are reported once', () => {
  const credit = (changes: Record<string, string>) =>
    checkStep(
      stepOf('3'),
      { ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits: [{ ...CREDIT, ...changes }] },
      facts,
    ).map(({ field, kind }) => `${field.replace(/.*\./, '')}: ${kind}`);

  it.each<[Record<string, string>, string[]]>([
    [{ amountBorrowed: 'cher' }, ['amountBorrowed: decimal']],
    [{ monthlyAmount: 'cher' }, ['monthlyAmount: decimal']],
    [{ rate: '100' }, ['rate: maxPercent']],
    [{ beginDate: '21/11/2026', duration: '0' }, ['beginDate: dateAfterToday']],
    [{ beginDate: 'hier', duration: '0' }, ['beginDate: date']],
    [{ beginDate: '20/11/2026', duration: '0' }, ['duration: creditFinished']],
    [{ beginDate: '20/11/2026', duration: '1' }, []],
  ])('%j: %j', (changes, expected) => {
    expect(credit(changes)).toEqual(expected);
  });

  it('an answer with two faults has the fault of its own rule', () => {
    const answers = { ...COMPLETE_ANSWERS, hasCredits: '' };
    expect(checkStep(stepOf('3'), answers, facts).map(({ kind }) => kind)).toEqual(['required']);
  });
});

//
describe('a list has a maximum length', () => {
  const card = { amountBorrowed: '1250', beginDate: '01/03/2024' };
  const many = (count: number, entry: Record<string, string>) =>
    Array.from({ length: count }, () => entry);

  it.each<[string, StepId, string, Answers, string[]]>([
    ['20 credits', '3', 'currentCredits', { currentCredits: many(20, CREDIT) }, []],
    ['21 credits', '3', 'currentCredits', { currentCredits: many(21, CREDIT) }, ['[20].type: 20']],
    // Entries beyond the maximum are not checked as well.
    ['50 credits', '3', 'currentCredits', { currentCredits: many(50, CREDIT) }, ['[20].type: 20']],
    ['20 cards', '3', 'currentCreditCards', { currentCreditCards: many(20, card) }, []],
    [
      '21 cards',
      '3',
      'currentCreditCards',
      { currentCreditCards: many(21, card) },
      ['[20].amountBorrowed: 20'],
    ],
    ['5 reasons', '5', 'creditReasons', { creditReasons: many(5, { reason: '81' }) }, []],
    [
      '6 reasons',
      '5',
      'creditReasons',
      { creditReasons: many(6, { reason: '81' }) },
      ['[5].reason: 5'],
    ],
  ])('%s', (_, step, list, changes, expected) => {
    const answers = { ...COMPLETE_ANSWERS, hasCredits: 'yes', ...changes };
    const faults = checkStep(stepOf(step), answers, facts);
    expect(faults.map(({ field, params }) => `${field}: ${params?.max}`)).toEqual(
      expected.map((fault) => `${list}${fault}`),
    );
    expect(faults.every(({ kind }) => kind === 'tooManyEntries')).toBe(true);
  });

  it('also for the co-borrower', () => {
    const answers = {
      ...COUPLE_ANSWERS,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCreditCards: many(21, card),
    };
    expect(checkStep(stepOf('3'), answers, facts)).toEqual([
      {
        field: 'coborrowerCurrentCreditCards[20].amountBorrowed',
        kind: 'tooManyEntries',
        params: { max: 20 },
      },
    ]);
  });
});
