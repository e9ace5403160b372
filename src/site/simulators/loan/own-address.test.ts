import { expect, it } from 'vitest';
import { followedQuery, ownAddress, ownSearch } from './own-address.ts';

it.each([
  ['?amount=9000', undefined, '?amount=9000'],
  ['?amount=9000', { loan: 'car' }, '?amount=9000'],
  ['?loan=car&amount=9000', { loan: 'car' }, '?loan=car&amount=9000'],
  ['?loan=car&amount=9000', { loan: 'personal' }, ''],
  ['', { loan: 'personal' }, ''],
])('of %s, to %j belongs %j', (search, own, belongs) => {
  expect(ownSearch(search, own)).toBe(belongs);
});

it('what is written is read as one’s own, and as no other’s', () => {
  const address = ownAddress('?amount=9000&duration=36', { loan: 'car' });
  expect(address).toBe('?loan=car&amount=9000&duration=36');
  expect(ownSearch(address, { loan: 'car' })).toBe(address);
  expect(ownSearch(address, { loan: 'personal' })).toBe('');
});

it.each([
  ['what it opens with by itself', '', '?amount=7501', undefined, undefined],
  ['another amount', '', '?amount=9000', undefined, '?amount=9000'],
  ['the amount it has', '?amount=9000', '?amount=9000', undefined, '?amount=9000'],
  ['what it opens with again', '?amount=9000', '?amount=7501', undefined, '?amount=7501'],
  ['what others put there', '?gclid=x&years=3', '?amount=9000', undefined, '?gclid=x&amount=9000'],
  ['its own loan', '?loan=car', '?amount=9000', { loan: 'car' }, '?loan=car&amount=9000'],
  ['its own loan as it opens', '?loan=car', '?amount=7501', { loan: 'car' }, undefined],
  ['that of another simulator', '?loan=car', '?amount=9000', { loan: 'personal' }, undefined],
])('the address follows: %s', (_, search, link, own, followed) => {
  expect(followedQuery(search, link, '?amount=7501', own)).toBe(followed);
});
