import { expect, it } from 'vitest';
import { hasMailPermission } from './mail-permission.ts';

it.each([
  ['emile@example.be', 'yes', true],
  ['emile@example.be', 'no', false],
  ['emile@example.be', '', false],
  ['emile', 'yes', false],
  ['', 'yes', false],
])('«%s» with conditions «%s» may be mailed: %s', (email, conditionsAccepted, may) => {
  expect(hasMailPermission({ email, conditionsAccepted })).toBe(may);
});
