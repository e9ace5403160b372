import { expect, it } from 'vitest';
import { classifyTyped } from './classify-typed.ts';

// W-5.2
it.each([
  ['', { kind: 'empty' }],
  [' \t', { kind: 'empty' }],
  ['5', { kind: 'short' }],
  ['500', { kind: 'short' }],
  ['B-50', { kind: 'short' }],
  ['N', { kind: 'short' }],
  ['5000', { kind: 'zip', zip: '5000' }],
  [' 5000 ', { kind: 'zip', zip: '5000' }],
  ['B-5000', { kind: 'zip', zip: '5000' }],
  ['50 00', { kind: 'zip', zip: '5000' }],
  ['5 000', { kind: 'zip', zip: '5000' }],
  ['5.000', { kind: 'zip', zip: '5000' }],
  ['5000.', { kind: 'zip', zip: '5000' }],
  ['(5000)', { kind: 'zip', zip: '5000' }],
  ['-5000', { kind: 'zip', zip: '5000' }],
  ['B - 5000,', { kind: 'zip', zip: '5000' }],
  ['B.50 00', { kind: 'zip', zip: '5000' }],
  ['50 0', { kind: 'short' }],
  ['be 9000', { kind: 'zip', zip: '9000' }],
  ['50000', { kind: 'zip', zip: '50000' }],
  ['5000 Namur', { kind: 'address', text: '5000 Namur' }],
  ['Huy', { kind: 'address', text: 'Huy' }],
  ['Rue  Neuve 12', { kind: 'address', text: 'Rue Neuve 12' }],
  ['12,', { kind: 'short' }],
  ['12, 1000', { kind: 'address', text: '12, 1000' }],
  ['1000-1020', { kind: 'address', text: '1000-1020' }],
  ['...', { kind: 'address', text: '...' }],
])('%j is %j', (typed, expected) => expect(classifyTyped(typed)).toEqual(expected));
