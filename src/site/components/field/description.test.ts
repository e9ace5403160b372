import { expect, it } from 'vitest';
import { describe as describeControl } from './description.ts';

it.each([
  ['nothing to say', undefined, undefined, {}],
  ['a hint', 'Four digits', undefined, { 'aria-describedby': 'zip-hint' }],
  [
    'an error',
    undefined,
    'Not a postcode',
    { 'aria-describedby': 'zip-error', 'aria-invalid': 'true' },
  ],
  [
    'both, the error first',
    'Four digits',
    'Not a postcode',
    { 'aria-describedby': 'zip-error zip-hint', 'aria-invalid': 'true' },
  ],
  ['an empty error is none', undefined, '', {}],
  ['a note below', undefined, undefined, { 'aria-describedby': 'zip-note' }, 'From elsewhere'],
  [
    'all of them',
    'Four digits',
    'Not a postcode',
    { 'aria-describedby': 'zip-error zip-hint zip-note', 'aria-invalid': 'true' },
    'From elsewhere',
  ],
])('describes a control with %s', (_, hint, error, expected, note?: string) => {
  expect(describeControl('zip', hint, error, note)).toEqual(expected);
});
