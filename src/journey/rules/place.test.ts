import { describe, expect, it } from 'vitest';
import { scopeOf } from '#tests/examples/scope.ts';
import type { Rule } from '../field.ts';
import { beZip, cityOf, foreignZip, inBelgium } from './place.ts';

describe('beZip', () => {
  it.each([
    ['5000', true],
    ['1999', false],
    ['500', false],
    ['50001', false],
    ['x5000', false],
  ])('«%s»: %s', (value, right) => {
    expect(beZip(value, scopeOf())).toEqual(right ? undefined : { kind: 'beZip' });
  });

  // A code that was not looked up yet counts as known, but its form is checked anyway.
  it.each(['B-5000', '5000x', '50 00'])('rejects «%s» by its form', (value) => {
    const { facts, answers } = scopeOf();
    const anyPostcode = { ...facts, isBelgianPostcode: () => true };
    expect(beZip(value, { answers, facts: anyPostcode })).toEqual({ kind: 'beZip' });
  });
});

describe('cityOf', () => {
  it.each([
    ['5000', 'Namur', true],
    ['1000', 'Bruxelles', true],
    ['1000', 'Brussel', true],
    ['5000', 'Oostende', false],
    ['', 'Namur', false],
  ])('of %s, «%s»: %s', (zip, city, right) => {
    expect(cityOf('zip')(city, scopeOf({ zip }))).toEqual(
      right ? undefined : { kind: 'cityOfZip' },
    );
  });
});

describe('inBelgium', () => {
  const belgian: Rule = () => ({ kind: 'beZip' });
  const foreign: Rule = () => ({ kind: 'maxLength' });
  it.each([
    ['', 'beZip'],
    ['BE', 'beZip'],
    ['FR', 'maxLength'],
  ])('%s', (employerCountry, kind) => {
    const rule = inBelgium('employerCountry', belgian, foreign);
    expect(rule('5000', scopeOf({ employerCountry }))).toEqual({ kind });
  });

  it('passes the value and the scope to either rule', () => {
    const seen: string[] = [];
    const look: Rule = (value, scope) => {
      seen.push(`${value} ${String(scope.answers.city)}`);
      return undefined;
    };
    const rule = inBelgium('employerCountry', look, look);
    rule('5000', scopeOf({ city: 'Namur' }));
    rule('59000', scopeOf({ city: 'Lille', employerCountry: 'FR' }));
    expect(seen).toEqual(['5000 Namur', '59000 Lille']);
  });
});

it('allows ten characters in a foreign postcode', () => {
  expect(foreignZip('0123456789', scopeOf())).toBeUndefined();
  expect(foreignZip('01234567890', scopeOf())).toEqual({ kind: 'maxLength', params: { max: 10 } });
});
