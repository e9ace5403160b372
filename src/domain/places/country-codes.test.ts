import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { toCountryCode } from './country-codes.ts';

describe('country codes', () => {
  it.each([
    ['BEL', 'BE'],
    ['bel', 'BE'],
    [' NLD ', 'NL'],
    ['DEU', 'DE'],
    ['CHE', 'CH'],
    ['BE', 'BE'],
    ['fr', 'FR'],
  ])('%j is %s', (written, code) => {
    expect(toCountryCode(written)).toBe(code);
  });

  it.each(['', 'B', 'XX', 'XXX', 'Belg', 'BE1', '056'])('%j is not a country code', (written) => {
    expect(toCountryCode(written)).toBeUndefined();
  });

  it('include every country that can be chosen', () => {
    const file: { countries: { code: string }[] } = parse(
      readFileSync(`${FLUVIA.CONFIG_DIR}/countries.yaml`, 'utf8'),
    );
    const unknown = file.countries.filter(({ code }) => toCountryCode(code) !== code);
    expect(unknown).toEqual([]);
    expect(file.countries.length).toBeGreaterThan(240);
  });
});
