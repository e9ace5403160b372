import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseDate } from '#domain/calendar/date.ts';
import { cents, toCents } from '#domain/money/money.ts';
import { APPLICATION_PRODUCTS, type ProductCode } from '#domain/tariff/tariff.ts';
import {
  type Circumstances,
  type Leaving,
  proposeConditions,
  standingProposal,
  type Terms,
  turnsOutUsed,
} from './alternative-conditions.ts';
import type { Answers } from './answers.ts';
import { vehicleCodes, vehicleOf } from './vehicle.ts';

const TODAY: CalendarDate = { year: 2026, month: 11, day: 20 };

/** Every product is lent. */
const NOW: Circumstances = { today: TODAY, isLent: () => true };

const terms = (product: ProductCode, duration = 60, additional = 0): Terms => ({
  product,
  amount: toCents(20_000),
  additionalAmount: toCents(additional),
  duration,
});

/** `product duration reason reason …`, or undefined. */
function proposed(leaving: Leaving, answers: Answers, accepted: Terms, now = NOW) {
  const proposal = proposeConditions(leaving, answers, accepted, now);
  return proposal && [proposal.product, proposal.duration, ...proposal.reasons].join(' ');
}

const owner = { isLandlord: 'yes' };
const nonLandlord = { isLandlord: 'no' };

//
describe('leaving 1: conditions for owners', () => {
  it.each<[ProductCode, number, Answers, string | undefined]>([
    ['TAEGPSA1', 83, nonLandlord, undefined],
    ['TAEGPSA1', 84, nonLandlord, undefined],
    ['TAEGPSA1', 85, nonLandlord, 'TAEGPSA1 84 durationForOwners'],
    ['TAEGPSA1', 120, nonLandlord, 'TAEGPSA1 84 durationForOwners'],
    ['TAEGPSA1', 120, owner, undefined],
    ['TAEGPSA1', 120, {}, undefined],
    ['TAEGINL1', 84, nonLandlord, undefined],
    ['TAEGINL1', 96, nonLandlord, 'TAEGINL1 84 durationForOwners'],
    ['TAEGINL1', 96, owner, undefined],
    ['TAEGINI1', 60, nonLandlord, 'TAEGPSA1 60 renovationForOwners'],
    ['TAEGINI1', 84, nonLandlord, 'TAEGPSA1 84 renovationForOwners'],
    ['TAEGINI1', 96, nonLandlord, 'TAEGPSA1 84 renovationForOwners durationForOwners'],
    ['TAEGINI1', 120, owner, undefined],
    ['TAEGINI1', 120, {}, undefined],
    // The renovation rule applies only to TAEGINI1; the cap applies to two products.
    ['TAEGIAV1', 96, nonLandlord, undefined],
    ['TAEGIVC1', 96, nonLandlord, undefined],
    ['TAEGIMA1', 96, nonLandlord, undefined],
    // The applicant's dwelling decides, not the co-borrower's.
    ['TAEGPSA1', 96, { ...owner, coborrowerIsLandlord: 'no' }, undefined],
    [
      'TAEGPSA1',
      96,
      { ...nonLandlord, coborrowerIsLandlord: 'yes' },
      'TAEGPSA1 84 durationForOwners',
    ],
  ])('%s over %i months, %j: %s', (product, duration, answers, expected) => {
    expect(proposed('1', answers, terms(product, duration))).toBe(expected);
  });

  it('does not consider the vehicle or the credits yet', () => {
    const answers = { sellerType: 'particular', price: '10000', advance: '0', ...repaying };
    expect(proposed('1', answers, terms('TAEGIVA1'))).toBeUndefined();
    expect(proposed('1', answers, terms('TAEGPSA1'))).toBeUndefined();
  });
});

const garage = (firstRegistration: string, advance = '3000', price = '20000'): Answers => ({
  sellerType: 'garage',
  firstRegistration,
  advance,
  price,
});

const OVER_THREE = '19/11/2023'; // three years and a day
const ON_THE_DAY = '20/11/2023';
const UNDER_THREE = '21/11/2023'; // three years less a day

describe('turnsOutUsed', () => {
  it.each<[string, ProductCode, string, boolean]>([
    [OVER_THREE, 'TAEGIVA1', 'garage', true],
    [ON_THE_DAY, 'TAEGIVA1', 'garage', false],
    [UNDER_THREE, 'TAEGIVA1', 'garage', false],
    [OVER_THREE, 'TAEGIMB1', 'garage', true],
    // A private seller's vehicle is financed by a personal loan, whatever its age.
    [OVER_THREE, 'TAEGIVA1', 'particular', false],
    [OVER_THREE, 'TAEGIVC1', 'garage', false],
    ['', 'TAEGIVA1', 'garage', false],
  ])('registered %s, %s, from a %s: %s', (registered, product, sellerType, expected) => {
    const answers = { ...garage(registered), sellerType };
    expect(turnsOutUsed(answers, terms(product), NOW)).toBe(expected);
  });
});

describe('leaving 1b: the seller, the age, the advance', () => {
  it.each<[ProductCode, ProductCode | undefined, ProductCode | undefined]>([
    // accepted, over three years, under three years; each with a sufficient advance
    ['TAEGIVA1', 'TAEGIVC1', undefined],
    ['TAEGIVB1', 'TAEGIVD1', undefined],
    ['TAEGIVC1', undefined, 'TAEGIVA1'],
    ['TAEGIVD1', undefined, 'TAEGIVB1'],
    ['TAEGIVE1', undefined, 'TAEGIVA1'],
    ['TAEGIMA1', 'TAEGIMC1', undefined],
    ['TAEGIMB1', 'TAEGIMD1', undefined],
    ['TAEGIMC1', undefined, 'TAEGIMA1'],
    ['TAEGIMD1', undefined, 'TAEGIMB1'],
  ])('%s: used %s, new %s', (product, asUsed, asNew) => {
    const outcome = (registered: string) => proposed('1b', garage(registered), terms(product));
    expect(outcome(OVER_THREE)).toBe(asUsed && `${asUsed} 60 usedVehicle`);
    expect(outcome(ON_THE_DAY)).toBeUndefined();
    expect(outcome(UNDER_THREE)).toBe(asNew && `${asNew} 60 newVehicle`);
  });

  //
  it.each<[string, string, ProductCode, string | undefined]>([
    // registered on 29 February: the third anniversary is 28 February
    ['29/02/2024', '27/02/2027', 'TAEGIVC1', 'TAEGIVA1 60 newVehicle'],
    ['29/02/2024', '28/02/2027', 'TAEGIVC1', undefined],
    ['29/02/2024', '28/02/2027', 'TAEGIVA1', undefined],
    ['29/02/2024', '01/03/2027', 'TAEGIVA1', 'TAEGIVC1 60 usedVehicle'],
    // three calendar years ending on 29 February are not 36 times 30 days
    ['28/02/2025', '28/02/2028', 'TAEGIVA1', undefined],
    ['28/02/2025', '29/02/2028', 'TAEGIVA1', 'TAEGIVC1 60 usedVehicle'],
    ['01/03/2025', '29/02/2028', 'TAEGIVC1', 'TAEGIVA1 60 newVehicle'],
  ])('registered %s, on %s: %s gives %s', (registered, on, product, expected) => {
    const today = parseDate(on) ?? TODAY;
    expect(proposed('1b', garage(registered), terms(product), { ...NOW, today })).toBe(expected);
  });

  //
  it.each<[ProductCode, ProductCode | undefined]>([
    ['TAEGIVA1', 'TAEGIVB1'],
    ['TAEGIVB1', undefined],
    ['TAEGIVC1', 'TAEGIVD1'],
    ['TAEGIVD1', undefined],
    ['TAEGIVE1', 'TAEGIVD1'],
    ['TAEGIMA1', 'TAEGIMB1'],
    ['TAEGIMB1', undefined],
    ['TAEGIMC1', 'TAEGIMD1'],
    ['TAEGIMD1', undefined],
  ])('%s under 15 %%: %s', (product, small) => {
    const outcome = (advance: string, price: string) =>
      proposed('1b', garage(ON_THE_DAY, advance, price), terms(product));
    const expected = small && `${small} 60 smallAdvance`;
    expect(outcome('2999.99', '20000')).toBe(expected);
    expect(outcome('3000', '20000')).toBeUndefined();
    expect(outcome('3000.01', '20000')).toBeUndefined();
    // 15 % of 20,000.01 is 3,000.0015: compared before rounding
    expect(outcome('3000', '20000.01')).toBe(expected);
    expect(outcome('0', '20000')).toBe(expected);
    expect(outcome('0', '0')).toBeUndefined();
  });

  //
  it.each<[ProductCode, string, string]>([
    ['TAEGIVA1', OVER_THREE, 'TAEGIVD1 60 usedVehicle smallAdvance'],
    ['TAEGIVB1', OVER_THREE, 'TAEGIVD1 60 usedVehicle'],
    ['TAEGIVC1', UNDER_THREE, 'TAEGIVB1 60 newVehicle smallAdvance'],
    ['TAEGIVD1', UNDER_THREE, 'TAEGIVB1 60 newVehicle'],
    ['TAEGIVE1', UNDER_THREE, 'TAEGIVB1 60 newVehicle smallAdvance'],
    ['TAEGIMA1', OVER_THREE, 'TAEGIMD1 60 usedVehicle smallAdvance'],
    ['TAEGIMC1', UNDER_THREE, 'TAEGIMB1 60 newVehicle smallAdvance'],
  ])('%s registered %s with a small advance: %s', (product, registered, expected) => {
    expect(proposed('1b', garage(registered, '100'), terms(product))).toBe(expected);
  });

  //
  it.each<[ProductCode, string, string, string | undefined]>([
    ['TAEGIVA1', ON_THE_DAY, '100', undefined],
    ['TAEGIVC1', ON_THE_DAY, '100', undefined],
    ['TAEGIVE1', ON_THE_DAY, '100', undefined],
    ['TAEGIMA1', ON_THE_DAY, '0', undefined],
    ['TAEGIVA1', OVER_THREE, '100', 'TAEGIVC1 60 usedVehicle'],
    ['TAEGIVC1', UNDER_THREE, '100', 'TAEGIVA1 60 newVehicle'],
    ['TAEGIVE1', UNDER_THREE, '5000', 'TAEGIVA1 60 newVehicle'],
    // One of a kind that has it still, as where the code was lent until yesterday.
    ['TAEGIVB1', OVER_THREE, '100', 'TAEGIVC1 60 usedVehicle'],
  ])('%s registered %s, where small advances have no code, with %s: %s', (product, ...row) => {
    const [registered, advance, expected] = row;
    const isLent = (code: ProductCode) => !vehicleOf(code)?.smallAdvance;
    const answers = garage(registered, advance);
    expect(proposed('1b', answers, terms(product), { ...NOW, isLent })).toBe(expected);
  });

  //
  it('has a code for small advances on new cars alone', () => {
    const isLent = (code: ProductCode) => code !== 'TAEGIVD1';
    const outcome = (product: ProductCode, registered: string) =>
      proposed('1b', garage(registered, '100'), terms(product), { ...NOW, isLent });
    expect(outcome('TAEGIVA1', ON_THE_DAY)).toBe('TAEGIVB1 60 smallAdvance');
    expect(outcome('TAEGIVC1', ON_THE_DAY)).toBeUndefined();
    expect(outcome('TAEGIVC1', UNDER_THREE)).toBe('TAEGIVB1 60 newVehicle smallAdvance');
    expect(outcome('TAEGIVB1', OVER_THREE)).toBe('TAEGIVC1 60 usedVehicle');
  });

  //
  it.each(vehicleCodes())('%s from a private seller: a personal loan, nothing further', (code) => {
    for (const registered of [OVER_THREE, UNDER_THREE, '']) {
      const answers = { ...garage(registered, '0'), sellerType: 'particular' };
      expect(proposed('1b', answers, terms(code))).toBe('TAEGPSA1 60 privateSeller');
    }
  });

  it('caps the loan that a private seller’s vehicle was switched to, not the vehicle loans', () => {
    const fromPrivate = { ...nonLandlord, ...garage(UNDER_THREE), sellerType: 'particular' };
    expect(proposed('1b', fromPrivate, terms('TAEGIVA1', 96))).toBe(
      'TAEGPSA1 84 privateSeller durationForOwners',
    );
    expect(proposed('1b', fromPrivate, terms('TAEGIVA1', 84))).toBe('TAEGPSA1 84 privateSeller');
    const fromGarage = { ...nonLandlord, ...garage(OVER_THREE) };
    expect(proposed('1b', fromGarage, terms('TAEGIVA1', 96))).toBe('TAEGIVC1 96 usedVehicle');
  });

  //
  it('proposes nothing for unanswered questions or other products', () => {
    const unanswered = ['', '31/02/2020'].flatMap((date) => [
      garage(date, '', '20000'),
      garage(date, '100', ''),
    ]);
    for (const answers of unanswered)
      for (const code of vehicleCodes())
        expect(proposed('1b', answers, terms(code))).toBeUndefined();
    const others = APPLICATION_PRODUCTS.filter((code) => !vehicleCodes().includes(code));
    for (const code of others)
      expect(
        proposed('1b', { ...garage(OVER_THREE, '0'), sellerType: 'particular' }, terms(code)),
      ).toBeUndefined();
  });
});

const repaid = { type: 'PAT', payBack: 'yes' };
const kept = { type: 'PAT', payBack: 'no' };
const repaying: Answers = { hasCredits: 'yes', currentCredits: [kept, repaid] };
const now = { borrowers: 'two', coborrowerInfosEncoding: 'now' };
const repayingOther: Answers = {
  ...now,
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: [repaid],
};

//
describe('leaving 3: the credits to repay', () => {
  it.each<[ProductCode, string | undefined, string | undefined]>([
    ['TAEGPSA1', 'TAEGINL1 60 creditsToRepay', undefined],
    ...vehicleCodes().map((code): [ProductCode, string, undefined] => [
      code,
      'TAEGINL1 60 creditsToRepay',
      undefined,
    ]),
    ['TAEGINI1', undefined, undefined],
    ['TAEGIAV1', undefined, undefined],
    ['TAEGINL1', undefined, 'TAEGPSA1 60 noCreditsToRepay'],
  ])('%s: with %s, without %s', (product, withCredits, without) => {
    expect(proposed('3', repaying, terms(product))).toBe(withCredits);
    expect(proposed('3', repayingOther, terms(product))).toBe(withCredits);
    expect(proposed('3', { hasCredits: 'no' }, terms(product))).toBe(without);
  });

  //
  it.each<[string, Answers]>([
    ['kept', { hasCredits: 'yes', currentCredits: [kept] }],
    ['an old answer of a mortgage', listed({ type: 'PH', payBack: 'yes' })],
    ['an old answer without a type', listed({ type: '', payBack: 'yes' })],
    ['hidden again', { ...repaying, hasCredits: 'no' }],
    ['of a co-borrower who is not there', { ...repayingOther, borrowers: 'one' }],
    ['of one who comes later', { ...repayingOther, coborrowerInfosEncoding: 'later' }],
    ['of a co-borrower without credits', { ...repayingOther, coborrowerHasCredits: 'no' }],
  ])('a credit does not count: %s', (_, answers) => {
    expect(proposed('3', answers, terms('TAEGPSA1'))).toBeUndefined();
    expect(proposed('3', answers, terms('TAEGINL1'))).toBe('TAEGPSA1 60 noCreditsToRepay');
  });

  function listed(credit: Record<string, string>): Answers {
    return { hasCredits: 'yes', currentCredits: [credit] };
  }

  //
  it('lends the total as a personal loan', () => {
    expect(proposeConditions('3', {}, terms('TAEGINL1', 60, 5_000.5), NOW)).toEqual({
      product: 'TAEGPSA1',
      amount: toCents(25_000.5),
      additionalAmount: 0,
      duration: 60,
      reasons: ['noCreditsToRepay'],
    });
  });

  it('otherwise keeps the amounts', () => {
    expect(proposeConditions('3', repaying, terms('TAEGPSA1'), NOW)).toMatchObject({
      amount: toCents(20_000),
      additionalAmount: 0,
    });
  });

  //
  it.each<[ProductCode, Answers, number, string]>([
    ['TAEGIVC1', repaying, 84, 'TAEGINL1 84 creditsToRepay'],
    ['TAEGIVC1', repaying, 85, 'TAEGINL1 84 creditsToRepay durationForOwners'],
    ['TAEGINL1', {}, 96, 'TAEGPSA1 84 noCreditsToRepay durationForOwners'],
  ])('caps what %s was switched to', (product, answers, duration, expected) => {
    expect(proposed('3', { ...nonLandlord, ...answers }, terms(product, duration))).toBe(expected);
  });
});

describe('a proposal', () => {
  it('depends only on the terms of the loan', () => {
    const loan = {
      ...terms('TAEGINI1', 96),
      productName: 'renovation',
      taeg: 5.35,
      monthlyAmount: cents(1),
    };
    expect(proposeConditions('1', nonLandlord, loan, NOW)).toEqual({
      ...terms('TAEGPSA1', 84),
      reasons: ['renovationForOwners', 'durationForOwners'],
    });
  });

  it('is open if any step would make it, the first step first', () => {
    const standing = (answers: Answers, accepted: Terms) =>
      standingProposal(answers, accepted, NOW)?.reasons;
    const all = { ...nonLandlord, ...garage(OVER_THREE), ...repaying };
    expect(standing(all, terms('TAEGINI1'))).toEqual(['renovationForOwners']);
    expect(standing(all, terms('TAEGIVA1'))).toEqual(['usedVehicle']);
    expect(standing(all, terms('TAEGIVC1'))).toEqual(['creditsToRepay']);
    expect(standing(all, terms('TAEGINL1', 96))).toEqual(['durationForOwners']);
    expect(standing(all, terms('TAEGINL1', 84))).toBeUndefined();
  });
});
