import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeIssue } from './describe-issue.ts';

it.each<[z.ZodType, unknown, string]>([
  [z.number(), '8,99', 'has to be a number, and is text'],
  [z.number(), null, 'is empty'],
  [z.number().min(1), 0, 'has to be at least 1'],
  [z.number().max(9), 10, 'has to be at most 9'],
  [z.int(), 24.5, 'has to be a whole number'],
  [z.int(), 'x', 'has to be a number, and is text'],
  [z.int().positive(), 0, 'has to be over 0'],
  [z.string(), 5000, 'has to be text, and is a number: put it between quotes'],
  [z.string(), true, 'has to be text, and is true or false'],
  [z.string().min(1), '', 'is empty'],
  [z.array(z.string()), {}, 'has to be a list, and is a group of keys'],
  [z.array(z.string()).min(1), [], 'is empty'],
  [z.strictObject({}), null, 'is empty'],
  [z.strictObject({}), [], 'has to be a group of keys, and is a list'],
  [z.record(z.string(), z.unknown()), 'x', 'has to be a group of keys, and is text'],
  [z.enum(['listed', 'alphabetical']), 'z', 'has to be one of listed, alphabetical'],
  [z.enum(['listed', 'alphabetical']), null, 'is empty'],
  [z.literal('countries'), 'z', 'has to be countries'],
  [z.iso.date(), 'x', 'is not a date such as 2027-07-21'],
  [z.string().regex(/a/), 'x', 'is not written as it has to be'],
  [z.union([z.string(), z.number()]), {}, 'is not as it has to be'],
])('%# is said in plain words', (schema, value, said) => {
  expect(schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message).toBe(said);
});
