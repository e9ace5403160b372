import { describe, expect, it } from 'vitest';
import { isWrong, stillNeeded } from './check-entry.ts';
import { NOTHING_ENTERED, type PurchaseEntry } from './purchase-entry.ts';

const WHOLE: PurchaseEntry = {
  ...{ price: '300000', ownMeans: '0', region: 'flanders', ownHome: false },
};

describe('an amount of a purchase', () => {
  it.each([
    ['price', '', false],
    ['price', '24999', true],
    ['price', '25000', false],
    ['ownMeans', '', false],
    ['ownMeans', '0', false],
    ['ownMeans', '5000001', true],
  ] as const)('%s of %j is wrong: %s', (name, digits, expected) => {
    expect(isWrong({ ...WHOLE, [name]: digits }, name)).toBe(expected);
  });
});

describe('what is still missing', () => {
  it.each([
    ['of nothing', NOTHING_ENTERED, ['price', 'ownMeans', 'region']],
    ['without own means: none is an answer', { ...WHOLE, ownMeans: '' }, ['ownMeans']],
    ['without a region', { ...WHOLE, region: undefined }, ['region']],
    ['of everything', WHOLE, []],
    ['of a price that is being typed', { ...WHOLE, price: '3' }, ['price']],
  ] as const)('%s', (_, entry, expected) => {
    expect(stillNeeded(entry, () => false)).toEqual(expected);
  });

  it('leaves out what was left wrong: that is to be corrected', () => {
    expect(stillNeeded({ ...WHOLE, price: '3' }, (name) => name === 'price')).toEqual([]);
  });
});
