import { expect, it } from 'vitest';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import { readConsent, writeConsent } from './consent.ts';

it.each([
  ['', undefined],
  ['consent=accept', 'accept'],
  ['broker-id=4; consent=refuse; ch-params=x', 'refuse'],
  ['consent=yes', undefined],
  ['xconsent=accept', undefined],
  ['old=consent=accept', undefined],
])('reads «%s» as %s', (cookies, answer) => {
  expect(readConsent(cookies)).toBe(answer);
});

// W-9.3
it('stores an answer for the whole site and half a year, and reads it back', () => {
  const cookie = writtenCookie(() => writeConsent('refuse'));
  expect(cookie).toBe('consent=refuse; path=/; max-age=15724800; SameSite=Lax; Secure');
  expect(readConsent(cookie.split('; ')[0])).toBe('refuse');
});
