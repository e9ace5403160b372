import fc from 'fast-check';
import type { Answers } from '#journey/answers.ts';
import { COUPLE_ANSWERS } from './couple-answers.ts';

/** An amount, as somebody may type it. */
const anyAmount = fc
  .tuple(fc.nat({ max: 999_999 }), fc.nat({ max: 99 }), fc.constantFrom('.', ',', undefined))
  .map(([euros, cents, separator]) =>
    separator === undefined ? String(euros) : `${euros}${separator}${cents}`,
  );
const twoDigits = (number: number) => String(number).padStart(2, '0');
const anyDate = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }))
  .map(([day, month]) => `${twoDigits(day)}/${twoDigits(month)}/2001`);
const anyYesNo = fc.constantFrom('yes', 'no');
const anyCount = fc.oneof(fc.nat({ max: 99 }).map(String), fc.constantFrom('00', '07'));
const anyPercent = fc
  .tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 }), fc.constantFrom('.', ','))
  .map(([whole, decimals, separator]) => `${whole}${separator}${twoDigits(decimals)}`);

/** A couple’s answers with figures, dates and choices as people may type them. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    mainIncome: anyAmount,
    rent: anyAmount,
    alimonyFee: anyAmount,
    hasResigned: anyYesNo,
    politicallyExposed: anyYesNo,
    children: anyCount,
    workingContractBeginDate: anyDate,
    birthDate: anyDate,
    box: fc.constantFrom('', 'A1', '2'),
    currentCredits: fc.array(
      fc.record({
        type: fc.constant('PAT'),
        amountBorrowed: anyAmount,
        monthlyAmount: anyAmount,
        beginDate: anyDate,
        duration: anyCount,
        rate: anyPercent,
        payBack: anyYesNo,
      }),
      { maxLength: 2 },
    ),
  })
  .map((changed) => ({ ...COUPLE_ANSWERS, hasCredits: 'yes', ...changed }));
