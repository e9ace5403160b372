import { expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffers } from '#view/offers/write-offers.ts';
import { detailMortgage } from './detail-mortgage.ts';
import { monthsOf, offersOfMortgage } from './mortgage-bars.ts';

const { mortgages } = fluvia;
const WORDS = { fixed: 'Fixe', variable: 'Variable {variant}' };

function optionsOf(amount: number, years: number, mode: 'borrow' | 'settle' = 'borrow') {
  const found = findOffers(mortgages.CH, { mode, amount, years });
  if (!found.ok) throw new Error('no offers');
  return writeOffers(mortgages.CH, mode, found.offers, 'fr');
}

it('shows a mortgage by its rates: the payment, or the amount', () => {
  const borrowed = offersOfMortgage(optionsOf(200_000, 20), 'borrow', 'fr', WORDS);
  expect(borrowed.map(({ label }) => label)).toEqual([
    ...['Fixe', 'Variable 3/3/3', 'Variable 5/5/5', 'Variable 10/5/5'],
  ]);
  expect(borrowed[0]).toMatchObject({
    id: 'CH-fixed-20',
    duration: 240,
    figure: { value: 'monthlyAmount', number: 1149.32 },
    taeg: { value: 'finalTaeg', alias: 'taeg', number: 3.71 },
  });
  const settled = offersOfMortgage(optionsOf(1_000, 20, 'settle'), 'settle', 'fr', WORDS);
  expect(settled[0]?.figure).toMatchObject({ value: 'amount', number: 174_016.34 });
});

it.each([10, 17, 25])('calculates the duration of an offer over %i years', (years) => {
  for (const option of optionsOf(25_000, years)) expect(monthsOf(option)).toBe(years * 12);
});

it('details an offer at its rate and at its cap', () => {
  const offers = optionsOf(200_000, 20);
  const chosen = offers.find(({ variant }) => variant === '5/5/5');
  const detailed = detailMortgage('CH', { offers, chosen });
  expect(detailed?.chosen).toMatchObject({ amount: toCents(200_000), months: 240, rate: 3.25 });
  expect(detailed?.chosen.highest?.payment).toBeGreaterThan(detailed?.chosen.payment ?? 0);
  expect(detailed?.offers[0]?.highest).toBeUndefined();
  expect(detailMortgage('CH', { offers: [], chosen: undefined })).toBeUndefined();
});
