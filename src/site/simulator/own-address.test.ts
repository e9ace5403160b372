import { expect, it } from 'vitest';
import { ownAddress, ownSearch } from './own-address.ts';

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
