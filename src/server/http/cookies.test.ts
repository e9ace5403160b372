import { describe, expect, it } from 'vitest';
import { readCookies, writeCookie } from './cookies.ts';

describe('cookies', () => {
  it.each<[string | undefined, Record<string, string>]>([
    [undefined, {}],
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=x=y;c=', { a: '1', b: 'x=y', c: '' }],
    ['a=1; a=2', { a: '1' }],
    ['=1; nothing; b=2', { b: '2' }],
  ])('are read from %j', (header, cookies) => {
    expect(Object.fromEntries(readCookies(header))).toEqual(cookies);
  });

  it('are written for one path, out of reach of scripts', () => {
    expect(writeCookie('a', 'x', 900, { path: '/p', secure: true })).toBe(
      'a=x; Path=/p; Max-Age=900; HttpOnly; SameSite=Lax; Secure',
    );
    expect(writeCookie('a', '', 0, { path: '/p', secure: false })).toBe(
      'a=; Path=/p; Max-Age=0; HttpOnly; SameSite=Lax',
    );
  });
});
