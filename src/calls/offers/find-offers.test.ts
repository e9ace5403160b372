import { expect, it } from 'vitest';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffers } from '#view/offers/write-offers.ts';
import { offersAnswer } from './find-offers.ts';

const [OFFER] = offersFor();
const isAnswer = (answer: unknown) => offersAnswer.safeParse(answer).success;

// C-7.25
it('describes what the server writes', () => {
  const answer = { offers: offersFor(), too_little: { least_amount: 25_000, from_years: 12 } };
  expect(offersAnswer.encode(answer)).toEqual(answer);
});

it.each([
  ['something else', { offer: 1 }],
  ['nothing', null],
  ['an offer that is none', { offers: [null] }],
  ['an offer without figures', { offers: [{ id: 'x' }] }],
  ['an offer twice', { offers: [OFFER, OFFER] }],
  ['a reason that is none', { offers: [], too_little: {} }],
])('%s never leaves the server', (_, answer) => {
  expect(isAnswer(answer)).toBe(false);
});

// A partial answer would be wrong: every figure and every word must be there, or nothing is sent.
const variable = offersFor()[1] as unknown as Fields;
const paths = pathsOf(variable);
// W-4.20
it.each(paths)('nor an offer where %s is not what it should be', (path) => {
  for (const wrong of [undefined, null, {}, false])
    expect(isAnswer({ offers: [replaced(variable, path.split('.'), wrong)] })).toBe(false);
});

it('a request for offers has each of its figures checked', () =>
  expect(paths.length).toBeGreaterThan(20));

interface Fields {
  [name: string]: unknown;
}

function pathsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    name === 'details'
      ? [name, ...['', '.label', '.value', '.figure', '.number'].map((of) => `${name}.0${of}`)]
      : typeof value === 'object' && value !== null
        ? pathsOf(value as Fields).map((path) => `${name}.${path}`)
        : [name],
  );
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

function offersFor() {
  const result = findOffers(fluvia.mortgages.CH, { mode: 'borrow', amount: 180_000, years: 20 });
  if (!result.ok) throw new Error('no offers');
  return writeOffers(fluvia.mortgages.CH, 'borrow', result.offers, 'fr');
}
