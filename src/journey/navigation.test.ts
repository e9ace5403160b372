import { describe, expect, it } from 'vitest';
import { APPLICATION_PRODUCTS, type ProductCode } from '#domain/tariff/tariff.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Leaving } from './alternative-conditions.ts';
import type { Answers } from './answers.ts';
import type { Facts } from './facts.ts';
import { firstGap, nextStep, previousStep, reachableSteps, stageTarget } from './navigation.ts';
import type { Stage, StepId } from './step.ts';
import { hasStep1b } from './vehicle.ts';

const facts = factsFor();

//
describe('Next and Previous for a personal loan', () => {
  it.each<[StepId, StepId | undefined, StepId | undefined]>([
    ['1', '2', undefined],
    ['2', '3', '1'],
    ['3', '5', '2'],
    ['5', '6', '3'],
    ['6', '7', '5'],
    ['7', undefined, undefined],
  ])('%s: next %s, previous %s', (from, next, previous) => {
    expect(nextStep(from, COMPLETE_ANSWERS, facts)).toBe(next);
    expect(previousStep(from, COMPLETE_ANSWERS, facts)).toBe(previous);
  });
});

const VEHICLE: Answers = {
  sellerType: 'garage',
  firstRegistration: '01/06/2025',
  price: '20000',
  advance: '7500',
};

/** Answers of an owner, so that no other product is proposed; with or without a tight budget. */
const answersFor = (product: ProductCode, isTight: boolean): Answers => ({
  ...COMPLETE_ANSWERS,
  ...{ product, isLandlord: 'yes', mainIncome: isTight ? '900' : '2350,50' },
  ...(hasStep1b(product) && VEHICLE),
  ...(['TAEGIVC1', 'TAEGIVD1', 'TAEGIVE1', 'TAEGIMC1', 'TAEGIMD1'].includes(product) && {
    firstRegistration: '01/06/2023',
  }),
});

const factsWith = (answers: Answers, leaving?: Leaving): Facts => {
  const applicationFacts = factsFor(answers);
  const loan = { ...applicationFacts.loan, duration: 24 };
  return leaving
    ? { ...applicationFacts, proposal: { leaving, loan, reasons: ['usedVehicle'] } }
    : applicationFacts;
};

/** Next and Previous for every product, with and without tips, and where other conditions are proposed. */
//
describe.each(APPLICATION_PRODUCTS)('%s: the order of steps', (product) => {
  const has1b = hasStep1b(product);
  const first: StepId = has1b ? '1b' : '2';

  it.each<[string, boolean, Leaving | undefined, Partial<Record<StepId, StepId>>]>([
    ['as asked for', false, undefined, { '1': first, '1b': '2', '2': '3', '3': '5', '5': '6' }],
    ['with tips', true, undefined, { '1': first, '2': '3', '3': '4', '4': '5', '5': '6' }],
    ['changed on 3', false, '3', { '1': first, '2': '3', '3': '4b', '4b': '5', '5': '6' }],
    ['changed on 3, tips', true, '3', { '2': '3', '3': '4', '4': '4b', '4b': '5', '5': '6' }],
    // A product with a 1b goes there first; 1 and 1b propose on 1c.
    ['changed on 1', false, '1', { '1': has1b ? '1b' : '1c', '1b': '1c', '1c': '2', '3': '5' }],
    ['changed on 1b', true, '1b', { '1b': '1c', '1c': '2', '3': '4', '4': '5' }],
  ])('%s: Next', (_, isTight, leaving, expected) => {
    const answers = answersFor(product, isTight);
    for (const [from, to] of Object.entries(expected))
      expect(nextStep(from as StepId, answers, factsWith(answers, leaving)), from).toBe(to);
  });

  it.each<[boolean, Leaving | undefined]>([
    [false, undefined],
    [true, undefined],
    [false, '1'],
    [true, '1b'],
    [true, '3'],
  ])('Previous, tips %s, changed on %s', (isTight, leaving) => {
    const answers = answersFor(product, isTight);
    const back = (from: StepId) => previousStep(from, answers, factsWith(answers, leaving));
    const ids: readonly StepId[] = ['1', '1c', '2', '3', '4', '4b', '5', '6', '7'];
    expect(ids.map(back)).toEqual([
      ...[undefined, undefined, has1b ? '1b' : '1', '2'],
      ...[undefined, undefined, '3', '5', undefined],
    ]);
    if (has1b) expect(back('1b')).toBe('1');
  });

  it.each([false, true])('the steps that can be opened, tips %s', (isTight) => {
    const grouped = product === 'TAEGINL1' && {
      hasCredits: 'yes',
      currentCredits: [TO_REPAY],
    };
    const answers = { ...answersFor(product, isTight), ...grouped };
    expect(reachableSteps(answers, factsWith(answers))).toEqual([
      ...['1', ...(has1b ? ['1b'] : []), '2', '3'],
      ...[...(isTight ? ['4'] : []), '5', '6'],
    ]);
  });
});

const TO_REPAY = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '20/11/2025',
  duration: '36',
  payBack: 'yes',
};

//
describe('other conditions block further steps', () => {
  const used = { ...VEHICLE, firstRegistration: '01/06/2023' };
  it.each<[string, ProductCode, Answers, Leaving, string, string]>([
    // what would be proposed on leaving; steps reachable before, and once it is proposed
    ['a tenant’s renovation', 'TAEGINI1', { isLandlord: 'no' }, '1', '1', '1 1c'],
    ['a used car as new', 'TAEGIVA1', used, '1b', '1 1b', '1 1b 1c'],
    [
      'a private seller',
      'TAEGIMC1',
      { ...used, sellerType: 'particular' },
      '1b',
      '1 1b',
      '1 1b 1c',
    ],
    [
      'credits to repay',
      'TAEGPSA1',
      { hasCredits: 'yes', currentCredits: [TO_REPAY] },
      '3',
      '1 2 3',
      '1 2 3 4b',
    ],
    [
      'credits to repay, tips',
      'TAEGPSA1',
      { mainIncome: '900', hasCredits: 'yes', currentCredits: [TO_REPAY] },
      '3',
      '1 2 3',
      '1 2 3 4 4b',
    ],
    ['nothing to group', 'TAEGINL1', {}, '3', '1 2 3', '1 2 3 4b'],
  ])('%s', (_, product, changes, leaving, before, proposed) => {
    const answers = { ...answersFor(product, false), ...changes };
    expect(reachableSteps(answers, factsWith(answers)).join(' ')).toBe(before);
    expect(reachableSteps(answers, factsWith(answers, leaving)).join(' ')).toBe(proposed);
  });

  it('does not open the answer to a proposal that was never made', () => {
    const answers = answersFor('TAEGIVA1', false);
    const open = reachableSteps(answers, factsWith(answers));
    expect(open).not.toContain('1c');
    expect(open).not.toContain('4b');
  });
});

//
describe('reachableSteps', () => {
  it.each<[string, Answers, StepId[]]>([
    ['nothing answered', {}, ['1']],
    [
      'all answered, consents open',
      { ...COMPLETE_ANSWERS, exactData: '' },
      ['1', '2', '3', '5', '6'],
    ],
    ['a gap in step 2', { ...COMPLETE_ANSWERS, mainIncome: '' }, ['1', '2']],
    [
      'a form that ended',
      {
        ...COMPLETE_ANSWERS,
        maritalStatus: 'MAR',
        maritalContractType: 'CL',
        coborrowerMaritalType: 'no',
      },
      ['1', '2'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(reachableSteps(answers, facts)).toEqual(expected);
  });
});

describe('firstGap', () => {
  const gapIn = (answers: Answers, at: Facts) => firstGap(reachableSteps(answers, at), answers, at);

  it('is undefined if every step before the recap is right', () => {
    expect(gapIn(COMPLETE_ANSWERS, facts)).toBeUndefined();
  });

  it.each<[string, Answers, StepId, string]>([
    // An owner pays no rent; someone who turns out to be a tenant has not given it yet.
    ['a rent that was not asked before', { rent: '' }, '3', 'rent'],
    ['the first of two', { rent: '', employerName: '' }, '2', 'employerName'],
  ])('is %s', (_, changes, step, field) => {
    expect(gapIn({ ...COMPLETE_ANSWERS, ...changes }, facts)).toEqual({ step, field });
  });

  it('names no control if conditions have to be settled', () => {
    const answers: Answers = { ...COMPLETE_ANSWERS, product: 'TAEGINI1', isLandlord: 'no' };
    expect(gapIn(answers, factsFor(answers))).toEqual({ step: '1', field: undefined });
  });
});

//
describe('stageTarget', () => {
  const all: StepId[] = ['1', '2', '3', '5', '6'];
  it.each<[Stage, number, StepId[], StepId | undefined]>([
    [1, 1, all, '1'],
    [2, 1, all, undefined],
    [3, 3, all, '3'],
    [4, 5, all, '5'],
    [4, 4, all, undefined],
    [4, 6, ['1', '2'], undefined],
  ])('stage %s, furthest %s, reachable %o: %s', (stage, maxStep, reachable, expected) => {
    expect(stageTarget(stage, maxStep, reachable)).toBe(expected);
  });
});
