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
])('of %j, %s holds %j', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});

it.each([
  ['https:', 'a=%7B%22x%22%3A1%7D; path=/; max-age=60; SameSite=Lax; Secure'],
  // A browser would not keep it: the development server has no https.
  ['http:', 'a=%7B%22x%22%3A1%7D; path=/; max-age=60; SameSite=Lax'],
])('is kept for the whole site, on %s as %s', (protocol, expected) => {
  const written = writtenCookie(() => writeCookie('a', '{"x":1}', 60), protocol);
  expect(written).toBe(expected);
  expect(readCookie(written, 'a')).toBe('{"x":1}');
});

it('is taken away as it was set', () => {
  expect(writtenCookie(() => forgetCookie('a'))).toBe(
    'a=; path=/; max-age=0; SameSite=Lax; Secure',
  );
});
