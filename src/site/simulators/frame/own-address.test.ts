import { expect, it } from 'vitest';
import { followedQuery, ownAddress, ownSearch } from './own-address.ts';

it.each([
  ['?amount=9000', undefined, '?amount=9000'],
  ['?amount=9000', { loan: 'car' }, '?amount=9000'],
  ['?loan=car&amount=9000', { loan: 'car' }, '?loan=car&amount=9000'],
  ['?loan=car&amount=9000', { loan: 'personal' }, ''],
  ['', { loan: 'personal' }, ''],
])('in %s, the simulator %j owns %j', (search, own, belongs) => {
  expect(ownSearch(search, own)).toBe(belongs);
});

it('an address is read by the simulator that wrote it, and by no other', () => {
  const address = ownAddress('?amount=9000&duration=36', { loan: 'car' });
  expect(address).toBe('?loan=car&amount=9000&duration=36');
  expect(ownSearch(address, { loan: 'car' })).toBe(address);
  expect(ownSearch(address, { loan: 'personal' })).toBe('');
});

it.each([
  ['the loan that it opens with', '', '?amount=7501', undefined, undefined],
  ['another amount', '', '?amount=9000', undefined, '?amount=9000'],
  ['the amount in the address', '?amount=9000', '?amount=9000', undefined, '?amount=9000'],
  [
    'the loan that it opened with, again',
    '?amount=9000',
    '?amount=7501',
    undefined,
    '?amount=7501',
  ],
  [
    'fields of other programs',
    '?gclid=x&years=3',
    '?amount=9000',
    undefined,
    '?gclid=x&amount=9000',
  ],
  ['its own loan', '?loan=car', '?amount=9000', { loan: 'car' }, '?loan=car&amount=9000'],
  ['its own loan as it opens', '?loan=car', '?amount=7501', { loan: 'car' }, undefined],
  ['the loan of another simulator', '?loan=car', '?amount=9000', { loan: 'personal' }, undefined],
])('the address after a change: %s', (_, search, link, own, followed) => {
  expect(followedQuery(search, link, '?amount=7501', own)).toBe(followed);
});
