import { describe, expect, it } from 'vitest';
import type { Encoding } from './load-site.ts';
import { chooseEncoding, chooseLocale } from './negotiate.ts';

describe('the encoding', () => {
  const all = { br: true, gzip: true, identity: true } as const;
  it.each<[string | undefined, Partial<Record<Encoding, true>>, Encoding]>([
    ['gzip, deflate, br', all, 'br'],
    ['gzip, deflate', all, 'gzip'],
    ['GZIP', all, 'gzip'],
    ['br;q=0, gzip', all, 'gzip'],
    ['br;q=0,gzip;q=0', all, 'identity'],
    ['*', all, 'br'],
    ['*;q=0', all, 'identity'],
    ['br, *;q=0', all, 'br'],
    ['zstd', all, 'identity'],
    ['', all, 'identity'],
    [undefined, all, 'identity'],
    ['br, gzip', { gzip: true, identity: true }, 'gzip'],
    ['br, gzip', { identity: true }, 'identity'],
    ['br;q=much', all, 'identity'],
  ])('for «%s» of %o is %s', (accepted, available, expected) => {
    expect(chooseEncoding(accepted, available)).toBe(expected);
  });
});

describe('the language', () => {
  it.each([
    ['nl-BE,nl;q=0.9,en;q=0.5', 'nl'],
    ['fr-BE,fr;q=0.9', 'fr'],
    ['en,nl;q=0.4,fr;q=0.8', 'fr'],
    ['en,fr;q=0.4,nl;q=0.8', 'nl'],
    ['nl;q=0.1,fr;q=0', 'nl'],
    ['NL', 'nl'],
    ['de', 'fr'],
    ['nlx', 'fr'],
    ['', 'fr'],
    [undefined, 'fr'],
  ])('for «%s» is %s', (accepted, expected) => {
    expect(chooseLocale(accepted, ['fr', 'nl'])).toBe(expected);
  });

  it.each([
    ['de-BE,fr;q=0.8', 'de'],
    ['en,nl;q=0.4', 'en'],
    ['fr', 'nl'],
  ] as const)('for «%s», of other languages, is %s', (accepted, expected) => {
    expect(chooseLocale(accepted, ['nl', 'de', 'en'])).toBe(expected);
  });
});
