import { describe, expect, it } from 'vitest';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from '../answers.ts';
import { checkStep } from '../check-step.ts';
import { isMobileHome, vehicleCodes } from '../vehicle.ts';
import { step1b } from './step-1b-vehicle.ts';

/** A new car of 20,000 euros from a dealer, with a loan of 12,500 over 48 months. */
const VEHICLE: Answers = {
  sellerType: 'garage',
  firstRegistration: '01/06/2025',
  price: '20000',
  advance: '7500',
};

const PRIVATE = { sellerType: 'particular' };

/** `field: kind` of every fault of the step. */
function faultsOf(changes: Answers, product: ProductCode = 'TAEGIVA1', loan: Answers = {}) {
  const answers = { ...COMPLETE_ANSWERS, ...VEHICLE, ...changes, product, ...loan };
  return checkStep(step1b, answers, factsFor(answers)).map(
    ({ field, kind }) => `${field}: ${kind}`,
  );
}

//
it('belongs to the applicant, not to the co-borrower who opens the link', () => {
  const answers = { ...COMPLETE_ANSWERS, ...VEHICLE, product: 'TAEGIVA1' };
  const facts = factsFor(answers);
  const isShown = (more: object) => step1b.when?.({ answers, facts: { ...facts, ...more } });
  expect(isShown({})).toBe(true);
  expect(isShown({ e2: {} })).toBe(false);
});

it('the step of the vehicle is valid as it stands, for every vehicle', () => {
  for (const product of vehicleCodes()) expect(faultsOf({}, product)).toEqual([]);
});

//
it.each<[Answers, string[]]>([
  [{ sellerType: '' }, ['sellerType: required']],
  [{ sellerType: 'dealer' }, ['sellerType: invalid']],
  [{ firstRegistration: '' }, ['firstRegistration: required']],
  [{ firstRegistration: '31/06/2025' }, ['firstRegistration: date']],
  [{ firstRegistration: '1/6/2025' }, []],
  [{ firstRegistration: '31/12/1899' }, ['firstRegistration: tooEarly']],
  [{ price: '' }, ['price: required']],
  [{ price: 'cher' }, ['price: decimal']],
  [{ price: '-1' }, ['price: decimal']],
  [{ price: '999999', advance: '987499' }, []],
  [{ price: '999999,01', advance: '987499,01' }, ['price: amountBetween']],
  [{ advance: '' }, ['advance: required']],
  [{ advance: '1000000' }, ['advance: amountBetween']],
  // Without a readable price, the advance cannot be compared.
  [{ price: '', advance: '1' }, ['price: required']],
])('%j: %j', (changes, expected) => {
  expect(faultsOf(changes)).toEqual(expected);
});

describe('the first registration', () => {
  //
  it.each<[string, string[]]>([
    ['19/11/2026', []],
    ['20/11/2026', []],
    ['21/11/2026', ['firstRegistration: dateAfterToday']],
  ])('may not be after today: %s', (firstRegistration, expected) => {
    expect(faultsOf({ firstRegistration })).toEqual(expected);
    expect(faultsOf({ firstRegistration, ...PRIVATE })).toEqual([]);
  });

  it.each<[string, string[]]>([
    // 71, 72 and 73 full months, over 48
    ['21/11/2020', []],
    ['20/11/2020', []],
    ['20/10/2020', ['firstRegistration: vehicleTooOld']],
  ])('and 48 months come to at most 120: %s', (firstRegistration, expected) => {
    for (const product of ['TAEGIVC1', 'TAEGIMD1'] as const)
      expect(faultsOf({ firstRegistration }, product)).toEqual(expected);
    expect(faultsOf({ firstRegistration, ...PRIVATE }, 'TAEGIVC1')).toEqual([]);
  });

  //
  it('is optional when buying privately, but has to be a date if given', () => {
    expect(faultsOf({ firstRegistration: '', ...PRIVATE })).toEqual([]);
    expect(faultsOf({ firstRegistration: 'hier', ...PRIVATE })).toEqual([
      'firstRegistration: date',
    ]);
  });

  //
  it('may be over three years ago for a new vehicle’s product', () => {
    expect(faultsOf({ firstRegistration: '19/11/2023' }, 'TAEGIVA1')).toEqual([]);
  });
});

it('names the lowest price of a new vehicle', () => {
  const answers = { ...COMPLETE_ANSWERS, ...VEHICLE, product: 'TAEGIVA1', amount: '8000' };
  const cheap = { ...answers, price: '7500', advance: '0' };
  expect(checkStep(step1b, cheap, factsFor(cheap))).toEqual([
    { field: 'price', kind: 'carPrice', params: { min: 7500.01 } },
  ]);
});

/** A loan between 100 and 110 % of these prices, so that only the price decides. */
const SMALL = { amount: '8000' };

/** A mobile home is not called a car. */
const ofItsKind = (product: ProductCode) => (fault: string) =>
  isMobileHome(product) ? fault.replace('carPrice', 'mobileHomePrice') : fault;

//
describe('the lowest price of a new vehicle', () => {
  it.each<[string, string[]]>([
    ['7500', ['price: carPrice']],
    ['7500,00', ['price: carPrice']],
    ['7500,01', []],
    ['7500.02', []],
  ])('%s', (price, expected) => {
    for (const product of ['TAEGIVA1', 'TAEGIVB1', 'TAEGIMA1', 'TAEGIMB1'] as const) {
      expect(faultsOf({ price, advance: '0' }, product, SMALL)).toEqual(
        expected.map(ofItsKind(product)),
      );
      expect(faultsOf({ price, advance: '0', ...PRIVATE }, product, SMALL)).toEqual([]);
    }
  });
});

describe('the lowest price of a vehicle that turns out to be new', () => {
  it.each<[string, string, string[]]>([
    // Leaving the step would propose the product for new vehicles, which has this lowest price.
    ['21/11/2023', '7500', ['price: carPrice']],
    ['21/11/2023', '7500,01', []],
    ['20/11/2023', '7500', []],
    ['19/11/2023', '7500', []],
    ['', '7500', ['firstRegistration: required']],
  ])('registered %s: %s', (firstRegistration, price, expected) => {
    for (const product of ['TAEGIVC1', 'TAEGIVD1', 'TAEGIVE1', 'TAEGIMC1'] as const)
      expect(faultsOf({ firstRegistration, price, advance: '0' }, product, SMALL)).toEqual(
        expected.map(ofItsKind(product)),
      );
    expect(
      faultsOf({ firstRegistration, price, advance: '0', ...PRIVATE }, 'TAEGIVC1', SMALL),
    ).toEqual([]);
  });
});

describe('the lowest price of a vehicle that turns out to be used', () => {
  it.each<[string, string, string[]]>([
    // Leaving the step would propose the product for used vehicles, which has no lowest price …
    ['19/11/2023', '7200', []],
    ['01/06/2020', '7500', []],
    // … and on the anniversary itself nothing is proposed, so the product stays.
    ['20/11/2023', '7500', ['price: carPrice']],
    ['', '7500', ['firstRegistration: required', 'price: carPrice']],
  ])('registered %s: %s', (firstRegistration, price, expected) => {
    const loan = { amount: '7600', duration: '36' };
    for (const product of ['TAEGIVA1', 'TAEGIVB1', 'TAEGIMA1', 'TAEGIMB1'] as const)
      expect(faultsOf({ firstRegistration, price, advance: '0' }, product, loan)).toEqual(
        expected.map(ofItsKind(product)),
      );
  });
});

it('names the bounds of the loan after the advance', () => {
  const answers = { ...COMPLETE_ANSWERS, ...VEHICLE, product: 'TAEGIVA1', amount: '12500' };
  const large = { ...answers, price: '20000', advance: '8636,37' };
  expect(checkStep(step1b, large, factsFor(large))).toEqual([
    {
      field: 'advance',
      kind: 'advance',
      params: { least: 11_363.63, most: 12_499.99, amount: 12_500 },
    },
  ]);
});

//
describe('the advance', () => {
  it.each<[string, string, string[]]>([
    // 12,500 is at least what is left of 20,000 …
    ['20000', '7499,99', ['advance: advance']],
    ['20000', '7500', []],
    ['20000', '7500,01', []],
    // … and at most 110 % of it: 11,363.64 is the lowest price, since 11,363.63 × 1.1 is 12,499.99
    ['20000', '8636,36', []],
    ['20000', '8636,37', ['advance: advance']],
    ['20000', '20000', ['advance: advanceCoversPrice']],
    ['20000', '20000,01', ['advance: advanceCoversPrice']],
    // and where 110 % are exactly a whole cent
    ['12000', '636,36', []],
    ['12500', '0', []],
    ['12500,01', '0', ['advance: advance']],
  ])('of %s: %s', (price, advance, expected) => {
    for (const product of ['TAEGIVA1', 'TAEGIVD1', 'TAEGIMC1'] as const)
      expect(faultsOf({ price, advance }, product)).toEqual(expected);
    // The rule of the advance applies to private sellers too.
    expect(faultsOf({ price, advance, ...PRIVATE })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    // 11,000 is 110 % of 10,000 to the cent
    ['4000', []],
    ['3999,99', []],
    ['4000,01', ['advance: advance']],
  ])('at 110 % exactly: %s', (advance, expected) => {
    expect(faultsOf({ price: '14000', advance }, 'TAEGIVC1', { amount: '11000' })).toEqual(
      expected,
    );
  });
});
