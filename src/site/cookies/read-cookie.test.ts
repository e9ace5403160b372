import { expect, it } from 'vitest';
import { readCookie } from './read-cookie.ts';

it.each([
  ['', 'a', undefined],
  ['a=1', 'a', '1'],
  ['a=1; b=2; ab=3', 'b', '2'],
  ['ab=3', 'a', undefined],
  ['a=', 'a', ''],
  ['a=1=2', 'a', '1=2'],
  ['a=%7B%22x%22%3A1%7D', 'a', '{"x":1}'],
  ['a=%', 'a', undefined],
])('of %j, %s holds %j', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});
