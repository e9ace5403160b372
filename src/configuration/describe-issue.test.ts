import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeIssue } from './describe-issue.ts';

it.each<[z.ZodType, unknown, string]>([
  [z.number(), '8,99', 'must be a number, but is text: write a decimal point, as in 8.99'],
  [z.number(), null, 'is empty'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.number().max(9), 10, 'must be at most 9'],
  [z.int(), 24.5, 'must be a whole number'],
  [z.int(), 'x', 'must be a number, but is text'],
  [z.int().positive(), 0, 'must be over 0'],
  [z.string(), 5000, 'must be text, but is a number: put it between quotes'],
  [z.string(), true, 'must be text, but is true or false'],
  [z.string().min(1), '', 'is empty'],
  [z.array(z.string()), {}, 'must be a list, but is a group of keys'],
  [z.array(z.string()).min(1), [], 'is empty'],
  [z.strictObject({}), null, 'is empty'],
  [z.strictObject({}), [], 'must be a group of keys, but is a list'],
  [z.record(z.string(), z.unknown()), 'x', 'must be a group of keys, but is text'],
  [z.enum(['listed', 'alphabetical']), 'z', 'must be one of listed, alphabetical'],
  [z.enum(['listed', 'alphabetical']), null, 'is empty'],
  [z.literal('countries'), 'z', 'must be countries'],
  [z.iso.date(), 'x', 'is not a date such as 2027-07-21'],
  [z.string().regex(/a/), 'x', 'does not have the required form'],
  [z.union([z.string(), z.number()]), {}, 'is not valid'],
])('issue %# is described in plain words', (schema, value, message) => {
  expect(schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message).toBe(message);
});
