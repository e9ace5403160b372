import { describe, expect, it } from 'vitest';
import { findRate } from './find-rate.ts';
import { readList } from './read-list.ts';

const { params, response } = findRate.schema;
const ASKED = { product: 'TAEGIVA1', totalAmount: '12500', duration: '48' };

describe('a rate is asked for', () => {
  it.each([
    ['whole euros', '12500', 1_250_000],
    ['cents', '12500.50', 1_250_050],
    ['no whole euro', '.5', 50],
    ['a negative amount, to be told the bounds', '-1', -100],
    ['more than there is, to be told the bounds', '1e300', 1e14],
  ])('with %s', (_, totalAmount, cents) => {
    expect(params.parse({ ...ASKED, totalAmount })).toMatchObject({ totalAmount: cents });
  });

  it.each(['', '12 500', '12,5', '0x10', 'Infinity', 'NaN', '1e'])(
    'never with %j as its amount',
    (totalAmount) => {
      expect(params.safeParse({ ...ASKED, totalAmount }).success).toBe(false);
    },
  );

  it.each(['0', '048', '48.5', '1000', '-48', ''])('never over %j months', (duration) => {
    expect(params.safeParse({ ...ASKED, duration }).success).toBe(false);
  });
});

it.each([6.99, { duration: 60, taeg: 7.2 }])('is answered with %j', (answer) => {
  expect(response[200].parse(answer)).toEqual(answer);
});

it.each(['6.99', { duration: 60 }, null])('is never answered with %j', (answer) => {
  expect(response[200].safeParse(answer).success).toBe(false);
});

it('has lists in the languages of the contract alone', () => {
  const isTaken = (lang: string) =>
    readList.schema.params.safeParse({ lang, listName: 'countries' }).success;
  expect(['fr', 'nl', 'de', 'en'].map(isTaken)).toEqual([true, true, false, false]);
});
