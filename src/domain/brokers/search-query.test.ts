import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BROKER_TYPES } from './broker.ts';
import { readSearchQuery, writeSearchQuery } from './search-query.ts';

it.each([
  ['', { typed: '', types: ['ch', 'pat'] }],
  ['?zip=5000', { typed: '5000', types: ['ch', 'pat'] }],
  ['?zip=5000&filter-ch=yes', { typed: '5000', types: ['ch'] }],
  ['?zip=&filter-pat=yes', { typed: '', types: ['pat'] }],
  ['?zip=5000&filter-pat=yes&filter-ch=yes', { typed: '5000', types: ['ch', 'pat'] }],
  ['?type=ch&zip=5000', { typed: '5000', types: ['ch'] }],
  ['?type=x&zip=5000', { typed: '5000', types: ['ch', 'pat'] }],
  ['?zip=5000+Namur&utm_source=x', { typed: '5000 Namur', types: ['ch', 'pat'] }],
])('reads %j as %j', (search, expected) => expect(readSearchQuery(search)).toEqual(expected));

it('writes no more than it needs, and keeps other parameters', () => {
  expect(writeSearchQuery('', { typed: '', types: BROKER_TYPES })).toBe('');
  expect(writeSearchQuery('?zip=1&a=b&filter-ch=yes', { typed: '', types: BROKER_TYPES })).toBe(
    '?a=b',
  );
  expect(writeSearchQuery('?a=b', { typed: '5000', types: ['pat'] })).toBe(
    '?zip=5000&filter-pat=yes&a=b',
  );
});

it('reads what it wrote', () => {
  const types = fc.subarray([...BROKER_TYPES], { minLength: 1 });
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), types, (typed, chosen) => {
      const written = { typed: typed.toWellFormed(), types: chosen };
      expect(readSearchQuery(writeSearchQuery('?a=b', written))).toEqual(written);
    }),
  );
});
