import { expect, it } from 'vitest';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffers } from './write-offers.ts';

const { mortgages } = fluvia;

it.each([
  // what costs more a month has the higher bar
  ['borrow', 200_000, { fixed: 190, '3/3/3': 130, '5/5/5': 150, '10/5/5': 170 }],
  // what more can be borrowed has the higher bar
  ['settle', 1_000, { fixed: 130, '3/3/3': 190, '5/5/5': 170, '10/5/5': 150 }],
] as const)('%s %i over 20 years has bars of different heights', (mode, amount, heights) => {
  const found = findOffers(mortgages.CH, { mode, amount, years: 20 });
  const offers = found.ok ? found.offers : [];
  const written = writeOffers(mortgages.CH, mode, offers, 'fr');
  expect(Object.fromEntries(written.map(({ variant, height }) => [variant, height]))).toEqual(
    heights,
  );
});
