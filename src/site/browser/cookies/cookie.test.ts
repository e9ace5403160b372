import { expect, it } from 'vitest';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import { forgetCookie, readCookie, writeCookie } from './cookie.ts';

it.each([
  ['', 'a', undefined],
  ['a=1', 'a', '1'],
  ['a=1; b=2; ab=3', 'b', '2'],
  ['ab=3', 'a', undefined],
  ['a=', 'a', ''],
  ['a=1=2', 'a', '1=2'],
  ['a=%7B%22x%22%3A1%7D', 'a', '{"x":1}'],
  ['a=%', 'a', undefined],
])('in %j, %s has the value %j', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});

it.each([
  ['https:', 'a=%7B%22x%22%3A1%7D; path=/; max-age=60; SameSite=Lax; Secure'],
  // Without `Secure`: the development server has no https.
  ['http:', 'a=%7B%22x%22%3A1%7D; path=/; max-age=60; SameSite=Lax'],
])('writes for the whole site, on %s as %s', (protocol, expected) => {
  const written = writtenCookie(() => writeCookie('a', '{"x":1}', 60), protocol);
  expect(written).toBe(expected);
  expect(readCookie(written, 'a')).toBe('{"x":1}');
});

it('deletes with the attributes it was written with', () => {
  expect(writtenCookie(() => forgetCookie('a'))).toBe(
    'a=; path=/; max-age=0; SameSite=Lax; Secure',
  );
});
