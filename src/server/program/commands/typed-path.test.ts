import { resolve } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { resolveTyped } from './typed-path.ts';

// F-9.1
it.each<[typed: string, folder: string | undefined, expected: string]>([
  ['sheet.pdf', '/home/ann', '/home/ann/sheet.pdf'],
  ['../sheet.pdf', '/home/ann', '/home/sheet.pdf'],
  ['/tmp/sheet.pdf', '/home/ann', '/tmp/sheet.pdf'],
  ['sheet.pdf', process.cwd(), 'sheet.pdf'],
  ['sheet.pdf', '', 'sheet.pdf'],
  ['sheet.pdf', undefined, 'sheet.pdf'],
])('%s, typed in %s, is %s', (typed, INIT_CWD, expected) => {
  expect(resolveTyped(typed, { INIT_CWD })).toBe(expected);
  expect(resolve(resolveTyped(typed, {}))).toBe(resolve(typed));
});
