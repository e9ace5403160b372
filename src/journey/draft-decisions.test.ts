import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { REPAYS_CREDIT, SPOUSES, TIGHT } from '#tests/examples/situations.ts';
import type { Answers } from './answers.ts';
import { decisionsAt } from './draft-decisions.ts';
import type { Facts } from './facts.ts';
import { loanFromTariff, readWantedLoan } from './loan.ts';

const SPECIFICATION = readFileSync('docs/specification/application.md', 'utf8');
const today = { year: 2026, month: 11, day: 20 };

function factsFor(answers: Answers): Facts {
  const wanted = readWantedLoan(answers);
  const loan = wanted && loanFromTariff(wanted, applicationFacts.tariffs[wanted.product]);
  if (!loan) throw new Error('No loan');
  return {
    today,
    loan,
    isLent: (product) => applicationFacts.tariffs[product] !== undefined,
    codesOf: (list) => applicationFacts.codesOf(loan.product, list),
    isBelgianPostcode: applicationFacts.isBelgianPostcode,
    isCityOf: applicationFacts.isCityOf,
  };
}

function decide(step: string, more: Answers, tariffs = applicationFacts.tariffs) {
  const answers = { ...COMPLETE_ANSWERS, ...more };
  return decisionsAt(step, answers, factsFor(answers), tariffs, '1.0.0');
}

const WITHOUT_JOB = { workingCategory: 'SAN', hasAdditionalIncome: 'no' };

//
describe('the decisions on a draft', () => {
  it('are none where nothing is proposed, warned of or refused', () => {
    for (const step of ['1', '1b', '1c', '2', '3', '4', '4b', '5', '6', 'no step'])
      expect(decide(step, {}), step).toEqual([]);
    expect(decisionsAt(undefined, COMPLETE_ANSWERS, factsFor(COMPLETE_ANSWERS), {}, '')).toEqual(
      [],
    );
  });

  it.each([
    ['2', WITHOUT_JOB, 'incomeWarning', 'A-5.19', { warned: 'alone', workingCategory: 'SAN' }],
    ['6', WITHOUT_JOB, 'insufficientIncomes', 'A-8.12', { workingCategory: 'SAN', income: 0 }],
    ['4', TIGHT, 'budget', 'A-12.3', { limit: 720 }],
    [
      '2',
      { ...SPOUSES, borrowers: 'one', coborrowerMaritalType: 'no' },
      'formEnded',
      'A-8.16',
      { maritalContractType: 'CL', coborrowerMaritalType: 'no' },
    ],
    [
      '1',
      {
        ...COUPLE_ANSWERS,
        borrowWith: 'other',
        coborrowerMaritalStatus: 'MAR',
        coborrowerMaritalContractType: 'CL',
      },
      'formEnded',
      'A-3.30',
      { coborrowerMaritalContractType: 'CL' },
    ],
    [
      '1b',
      {
        product: 'TAEGIVB1',
        duration: '60',
        sellerType: 'garage',
        price: '16000',
        advance: '4000',
        firstRegistration: '15/01/2018',
      },
      'vehicleTooOld',
      'A-4.9',
      { firstRegistration: '15/01/2018', duration: 60 },
    ],
    ['4b', REPAYS_CREDIT, 'otherConditions', 'A-11.7', { creditsToRepay: 1, product: 'TAEGINL1' }],
  ])('at step %s name rule and figures: %j', (step, more, kind, rule, figures) => {
    const [first] = decide(step, more as Answers);
    expect(first).toMatchObject({ kind, rule, version: '1.0.0', figures });
    expect(SPECIFICATION).toMatch(new RegExp(`\\b${rule}\\b`));
  });

  it('say that what the answers lead to is not offered, and because of which rules', () => {
    const { TAEGINL1: _, ...others } = applicationFacts.tariffs;
    expect(decide('3', REPAYS_CREDIT)).toEqual([]);
    expect(decide('3', REPAYS_CREDIT, others)).toMatchObject([
      { kind: 'notOffered', rule: 'A-11.12', figures: { product: 'TAEGINL1', because: 'A-11.7' } },
    ]);
    // A step that is still to be answered is not left.
    expect(decide('3', { ...REPAYS_CREDIT, hasCredits: '' }, others)).toEqual([]);
  });

  it('pass over what was typed and cannot be read', () => {
    const odd = { workingCategory: 'SAN', rentalIncome: 'beaucoup', mainIncome: '€€' };
    expect(decide('6', odd)).toMatchObject([{ figures: { income: 0 } }]);
  });
});
