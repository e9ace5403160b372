import { expect, it, vi } from 'vitest';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import { type Consent, readConsent, writeConsent } from './consent.ts';

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

// W-9.5
it('deletes the cookies of tags with a refusal, wherever they were set, and no other', () => {
  const written: string[] = [];
  const stored = ['_ga', '_ga_ABC123', '_gcl_au', '_fbp', 'broker-id', 'ch-params', '_galaxy'];
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.fluvia.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return stored.map((name) => `${name}=1`).join('; ');
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  });
  const deletedBy = (answer: Consent) => {
    written.length = 0;
    writeConsent(answer);
    return written.filter((cookie) => cookie.includes('max-age=0'));
  };
  expect(deletedBy('accept')).toEqual([]);
  const deleted = deletedBy('refuse');
  const names = new Set(deleted.map((cookie) => cookie.split('=', 1)[0]));
  expect([...names]).toEqual(['_ga', '_ga_ABC123', '_gcl_au', '_fbp']);
  expect(deleted.filter((cookie) => cookie.startsWith('_fbp='))).toEqual([
    '_fbp=; path=/; max-age=0; SameSite=Lax; Secure',
    '_fbp=; path=/; max-age=0; domain=www.fluvia.example',
    '_fbp=; path=/; max-age=0; domain=fluvia.example',
  ]);
});

// W-9.3
it('stores an answer for the whole site and half a year, and reads it back', () => {
  const cookie = writtenCookie(() => writeConsent('refuse'));
  expect(cookie).toBe('consent=refuse; path=/; max-age=15724800; SameSite=Lax; Secure');
  expect(readConsent(cookie.split('; ')[0])).toBe('refuse');
});
