import { expect, it } from 'vitest';
import { changesAfter, type TariffPeriods, tariffsOn } from './tariff-periods.ts';

const day = (month: number, date: number) => ({ year: 2027, month, day: date });
const PERIODS: TariffPeriods = [
  { from: undefined, tariffs: {} },
  { from: day(1, 1), tariffs: {} },
  { from: day(2, 1), tariffs: {} },
];

// F-7.1
it.each([
  [{ year: 2026, month: 12, day: 31 }, 0],
  [day(1, 1), 1],
  [day(1, 31), 1],
  [day(2, 1), 2],
  [day(12, 31), 2],
])('the tariffs of %j are those of period %i', (on, period) => {
  expect(tariffsOn(PERIODS, on)).toBe(PERIODS[period]?.tariffs);
});

it('names the days after a day on which the tariffs change', () => {
  expect(changesAfter(PERIODS, day(1, 1))).toEqual([day(2, 1)]);
});
