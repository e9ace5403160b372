import { describe, expect, it } from 'vitest';
import type { SimulatedMortgage } from '#journey/inquiries/simulated-mortgage.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import { readChParams, writeChParams } from './ch-params.ts';
import { mortgageQuery, readMortgageLink } from './mortgage-link.ts';
import { openMortgage } from './mortgage-state.ts';
import { takeUpMortgage } from './take-up-mortgage.ts';

const LIGHT = { type: 'light', mode: 'settle', entry: { amount: '300', years: 7 } } as const;

const link = '?mode=borrow&type=house&amount=90000&years=15';

/** The cookie that a page sets for these params. */
const written = (params: SimulatedMortgage) => writtenCookie(() => writeChParams(params));

const cookiesWith = (set: string) => `helpful-3=like; ${set.split('; ')[0]}; broker-id=12`;

describe('the link', () => {
  it('carries what it is given', () => {
    const query = mortgageQuery('light', 'settle', LIGHT.entry);
    expect(query).toBe('?mode=settle&type=light&amount=300&years=7');
    expect(readMortgageLink(query)).toEqual(LIGHT);
  });

  it.each([
    ['', undefined],
    ['?years=12&type=house', undefined],
    ['?amount=x', undefined],
    ['?amount=120000', { type: undefined, mode: 'borrow', entry: { amount: '120000' } }],
    [
      '?amount=120000.75&years=x&mode=lend&type=flat',
      { type: undefined, mode: 'borrow', entry: { amount: '120000' } },
    ],
    ['?amount=120+000', { type: undefined, mode: 'borrow', entry: { amount: '120000' } }],
    ['?amount=12345678901', { type: undefined, mode: 'borrow', entry: { amount: '9999999' } }],
  ])('%j is read as %j', (search, expected) => {
    expect(readMortgageLink(search)).toEqual(expected);
  });
});

describe('ch-params', () => {
  it('is a cookie of the whole site, as URL-encoded JSON, for 31 days', () => {
    const set = written({ mode: 'settle', type: 'light', amount: 300, years: 7 });
    const [value = '', ...attributes] = set.split('; ');
    expect(JSON.parse(decodeURIComponent(value.replace('ch-params=', '')))).toEqual({
      mode: 'settle',
      type: 'light',
      amount: 300,
      years: 7,
    });
    expect(attributes).toEqual(['path=/', 'max-age=2678400', 'SameSite=Lax', 'Secure']);
    expect(readChParams(cookiesWith(set))).toEqual(LIGHT);
  });

  it.each(['house', 'apartment'] as const)(
    'is a classic mortgage for the simulator, on: %s',
    (type) => {
      const set = written({ mode: 'borrow', type, amount: 90_000, years: 15 });
      expect(readChParams(cookiesWith(set))).toEqual(readMortgageLink(link));
    },
  );

  it.each([
    '',
    'ch-params=',
    'ch-params=%7B',
    'ch-params=%',
    'ch-params=null',
    'ch-params=%7B%22type%22%3A%22boat%22%2C%22amount%22%3A1%2C%22years%22%3A1%7D',
    'ch-params=%7B%22type%22%3A%22light%22%2C%22amount%22%3A%22x%22%2C%22years%22%3A1%7D',
  ])('%j holds nothing usable', (cookies) => {
    expect(readChParams(cookies)).toBeUndefined();
  });
});

// W-3.21
describe('what is taken up', () => {
  const light = openMortgage(fluvia.mortgages, 'light');
  const house = openMortgage(fluvia.mortgages, 'house');
  const cookies = cookiesWith(written({ mode: 'settle', type: 'light', amount: 300, years: 7 }));

  it.each([
    ['nothing', house, '25000', '', '', undefined],
    ['what was simulated last', light, '10000', '', cookies, LIGHT],
    ['not what was simulated on the other page', house, '25000', '', cookies, undefined],
    ['the link before it', light, '10000', link, cookies, readMortgageLink(link)],
    [
      'what was typed before either',
      light,
      '11000',
      link,
      cookies,
      { type: undefined, mode: 'borrow', entry: { amount: '11000' } },
    ],
  ])('%s', (_, state, typed, search, stored, expected) => {
    const { years } = state.entries[state.mode];
    const entry = { amount: typed, years };
    expect(takeUpMortgage(state, entry, search, stored)).toEqual(expected);
  });

  it.each([
    ['alone', '10000', '', { type: undefined, mode: 'borrow', entry: { years: 8 } }],
    [
      'with the rest of the link',
      '10000',
      link,
      { type: 'house', mode: 'borrow', entry: { amount: '90000', years: 8 } },
    ],
    [
      'with the amount',
      '11000',
      link,
      { type: undefined, mode: 'borrow', entry: { amount: '11000', years: 8 } },
    ],
  ])('a duration chosen before, %s', (_, amount, search, expected) => {
    expect(takeUpMortgage(light, { amount, years: 8 }, search, '')).toEqual(expected);
  });
});
