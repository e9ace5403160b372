import { expect, it } from 'vitest';
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

it('keeps an answer for the whole site and half a year, and reads it back', () => {
  const cookie = writeConsent('refuse', true);
  expect(cookie).toBe('consent=refuse; path=/; max-age=15724800; samesite=lax; secure');
  expect(readConsent(cookie.split('; ')[0])).toBe('refuse');
  expect(writeConsent('accept', false)).not.toContain('secure');
});
