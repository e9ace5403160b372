import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryScope, scopeOf } from '#tests/examples/scope.ts';
import type { FaultReason } from '../fault.ts';
import { amountBetween, amountIn, countBetween, notAbove, numeric, percent } from './number.ts';

const scope = scopeOf();

describe('numeric', () => {
  it.each([
    ['0', true],
    ['12', true],
    ['12x', false],
    ['x12', false],
    ['1,5', false],
    ['-1', false],
  ])('«%s»: %s', (value, right) => {
    expect(numeric(value, scope)).toEqual(right ? undefined : { kind: 'numeric' });
  });
});

describe('countBetween', () => {
  const BETWEEN = { kind: 'between', params: { min: 3, max: 12 } };
  it.each<[string, object | undefined]>([
    ['2', BETWEEN],
    ['3', undefined],
    ['12', undefined],
    ['13', BETWEEN],
    ['cinq', { kind: 'numeric' }],
  ])('«%s»: %j', (value, fault) => {
    expect(countBetween(3, 12)(value, scope)).toEqual(fault);
  });
});

describe('amountBetween', () => {
  const OUTSIDE = { kind: 'amountBetween', params: { min: 1, max: 200 } };
  it.each<[string, object | undefined]>([
    ['0,99', OUTSIDE],
    ['1', undefined],
    ['200,00', undefined],
    ['200,01', OUTSIDE],
    ['-5', { kind: 'decimal' }],
    ['beaucoup', { kind: 'decimal' }],
  ])('«%s»: %j', (value, fault) => {
    expect(amountBetween(1, 200)(value, scope)).toEqual(fault);
  });
});

describe('percent', () => {
  const WRONG: FaultReason = { kind: 'percent' };
  const TOO_HIGH: FaultReason = { kind: 'maxPercent', params: { max: 99.99 } };
  it.each<[string, FaultReason | undefined]>([
    ['0', undefined],
    ['12', undefined],
    ['4,5', undefined],
    ['4.25', undefined],
    ['99,99', undefined],
    ['100', TOO_HIGH],
    ['100,00', TOO_HIGH],
    ['1000', WRONG],
    ['', WRONG],
    ['4,', WRONG],
    ['4,x', WRONG],
    ['4,125', undefined],
    ['4,1255', WRONG],
    ['4;5', WRONG],
    ['x4,5', WRONG],
    ['4,5x', WRONG],
    ['-4', WRONG],
  ])('«%s»: %j', (value, fault) => {
    expect(percent(value, scope)).toEqual(fault);
  });

  it('accepts the two decimals of every rate below 100, after a dot or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('.', ','), (rate, mark) => {
        expect(percent((rate / 100).toFixed(2).replace('.', mark), scope)).toBeUndefined();
      }),
    );
  });
});

describe('notAbove', () => {
  it.each([
    ['250', '250', false],
    ['250,01', '250', true],
    ['249,99', '250', false],
    ['tout', '250', false],
    ['250', 'rien', false],
    ['250', '', false],
  ])('%s of %s: %s', (value, amountBorrowed, above) => {
    const rule = notAbove('amountBorrowed', 'monthlyAmount');
    const fault = above ? { kind: 'monthlyAmount' } : undefined;
    expect(rule(value, entryScope({ amountBorrowed }))).toEqual(fault);
  });
});

it.each([
  ['12,50', 1250],
  ['', 0],
  ['rien', 0],
])('the amount in «%s» is %i cents', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
});
