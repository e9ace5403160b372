import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { offeredBy } from '../../loan/families.ts';
import { openSimulation, workOut } from '../../loan/simulation-state.ts';
import { detailLoan } from './detail-loan.ts';
import { offersOfLoan } from './loan-bars.ts';

const { tariffs } = fluvia;
const inMonths = (n: number) => `${n} mois`;

const personal = openSimulation(offeredBy('personal', tariffs));
const typed = (amount: string) => workOut(personal, { ...personal.entry, amount });

it('shows a loan over each duration; the highest payment has the highest bar', () => {
  const offers = offersOfLoan(typed('15000'), 'fr', inMonths);
  expect(offers.map(({ id, duration }) => [id, duration])).toEqual(
    offers.map(({ duration }) => [`TAEGPSA1-${duration}`, duration]),
  );
  expect(offers[0]?.height).toBe(190);
  expect(offers.at(-1)?.height).toBe(130);
  const shares = offers.map(({ interest }) => interest);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it('the chart of a loan has one bar for one duration, and none for an amount that is not lent', () => {
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

it('details the offer in view among the others', () => {
  const loan = detailLoan(typed('15000'), inMonths);
  expect(loan?.offers.filter(({ id }) => id === loan.chosen.id)).toHaveLength(1);
});
