import { expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffer } from '#words/offers/write-offer.ts';
import { offeredBy } from '../loan/families.ts';
import { openSimulation, workOut } from '../loan/simulation-state.ts';
import { detailMortgage } from './detailed-mortgage.ts';
import { detailLoan } from './detailed-offers.ts';
import { monthsOf, offersOfMortgage } from './mortgage-bars.ts';
import { offersOfLoan } from './shown-offers.ts';

const { mortgages, tariffs } = fluvia;
const WORDS = { fixed: 'Fixe', variable: 'Variable {variant}' };
const inMonths = (n: number) => `${n} mois`;

const personal = openSimulation(offeredBy('personal', tariffs));
const typed = (amount: string) => workOut(personal, { ...personal.entry, amount });

function optionsOf(amount: number, years: number, mode: 'borrow' | 'settle' = 'borrow') {
  const found = findOffers(mortgages.CH, { mode, amount, years });
  if (!found.ok) throw new Error('no offers');
  return found.offers.map((offer) => writeOffer(mortgages.CH, offer, 'fr'));
}

it('shows a loan over each duration, the dearest month the highest bar', () => {
  const offers = offersOfLoan(typed('15000'), 'fr', inMonths);
  expect(offers.map(({ id, duration }) => [id, duration])).toEqual(
    offers.map(({ duration }) => [`TAEGPSA1-${duration}`, duration]),
  );
  expect(offers[0]?.height).toBe(190);
  expect(offers.at(-1)?.height).toBe(130);
  const shares = offers.map(({ interest }) => interest);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it('has a single bar of a single duration, and none of an amount that is not lent', () => {
  const [band] = tariffs.TAEGPSA1.rates;
  if (!band) throw new Error('The personal loan has no rates');
  const single = { ...band, offers: band.offers.slice(0, 1) };
  const offered = offeredBy('personal', {
    ...tariffs,
    TAEGPSA1: { ...tariffs.TAEGPSA1, rates: [single] },
  });
  const opened = openSimulation(offered);
  expect(offersOfLoan(opened, 'fr', inMonths).map(({ height }) => height)).toEqual([190]);
  expect(offersOfLoan(typed('1'), 'fr', inMonths)).toEqual([]);
  expect(detailLoan(typed('1'), inMonths)).toBeUndefined();
});

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

it.each([10, 17, 25])('knows that an offer runs %i years', (years) => {
  for (const option of optionsOf(25_000, years)) expect(monthsOf(option)).toBe(years * 12);
});

it('has everything of an offer: what it is, and at its highest', () => {
  const offers = optionsOf(200_000, 20);
  const chosen = offers.find(({ variant }) => variant === '5/5/5');
  const detailed = detailMortgage('CH', { offers, chosen });
  expect(detailed?.chosen).toMatchObject({ amount: toCents(200_000), months: 240, rate: 3.25 });
  expect(detailed?.chosen.highest?.payment).toBeGreaterThan(detailed?.chosen.payment ?? 0);
  expect(detailed?.offers[0]?.highest).toBeUndefined();
  expect(detailMortgage('CH', { offers: [], chosen: undefined })).toBeUndefined();
  const loan = detailLoan(typed('15000'), inMonths);
  expect(loan?.offers.filter(({ id }) => id === loan.chosen.id)).toHaveLength(1);
});
