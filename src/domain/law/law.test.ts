import { describe, expect, it } from 'vitest';
import { shippedLaw } from '#configuration/law-file.ts';
import { parseDate } from '#domain/calendar/date.ts';
import { toCents } from '#domain/money/money.ts';
import { findStaleHighestTaegs } from './age-of-tables.ts';
import {
  EARLY_INDEMNITY,
  EARLY_NOTICE_DAYS,
  LATE_RATE_SURCHARGE,
  REMINDER_EUROS,
  RETURN_DAYS,
  WITHDRAWAL_DAYS,
} from './borrower-rights.ts';
import { highestTaeg } from './highest-taeg.ts';
import { rowOn } from './law-tables.ts';
import { longestLawfulDuration } from './longest-duration.ts';

/** The figures that this version knows. */
const LAW = shippedLaw();

const on = (text: string) => {
  const date = parseDate(text);
  if (date === undefined) throw new Error(text);
  return date;
};

// L-4.9 to L-4.18
describe('longestLawfulDuration', () => {
  it.each([
    [199.99, undefined],
    [200, 18],
    [500, 18],
    [500.01, 24],
    [2_500, 24],
    [2_500.01, 30],
    [3_700, 30],
    [3_700.01, 36],
    [5_600, 36],
    [5_600.01, 42],
    [7_500, 42],
    [7_500.01, 48],
    [10_000, 48],
    [10_000.01, 60],
    [15_000, 60],
    [15_000.01, 84],
    [20_000, 84],
    [20_000.01, 120],
    [37_000, 120],
    [37_000.01, 240],
    [1_000_000, 240],
  ])('longestLawfulDuration of %s euros is %s months', (amount, months) => {
    expect(longestLawfulDuration(LAW, toCents(amount))).toBe(months);
  });
});

// L-4.19 to L-4.21
describe('highestTaeg', () => {
  it.each([
    [1_250, 20.5],
    [1_250.01, 15.5],
    [5_000, 15.5],
    [5_000.01, 12],
    [75_000, 12],
  ])('highestTaeg of %s euros is %s %%', (amount, taeg) => {
    expect(highestTaeg(LAW, toCents(amount))).toBe(taeg);
    expect(highestTaeg(LAW, toCents(amount), on('01/12/2025'))).toBe(taeg);
    expect(highestTaeg(LAW, toCents(amount), on('30/11/2025'))).toBe(taeg);
  });
});

describe('rowOn', () => {
  const first = { since: on('01/06/2024') };
  const second = { since: on('01/12/2024') };
  const third = { since: on('01/06/2025') };
  it.each([
    ['01/01/2020', first],
    ['01/06/2024', first],
    ['30/11/2024', first],
    ['01/12/2024', second],
    ['31/05/2025', second],
    ['01/06/2025', third],
    ['01/01/2030', third],
  ])('on %s', (day, row) => {
    expect(rowOn([first, second, third], on(day))).toBe(row);
  });

  it('takes the newest row without a date', () => {
    expect(rowOn([first, second, third])).toBe(third);
    expect(rowOn([first])).toBe(first);
  });
});

// L-4.22
describe('findStaleHighestTaegs', () => {
  it.each([
    ['02/12/2025', false],
    ['01/07/2026', false],
    ['02/07/2026', true],
    ['21/11/2026', true],
  ])('on %s: %s', (today, stale) => {
    expect(findStaleHighestTaegs(LAW, on(today))).toEqual(stale ? on('01/12/2025') : undefined);
  });
});

describe('the rights of a borrower', () => {
  // L-4.5
  it('include withdrawing from the credit', () => {
    expect([WITHDRAWAL_DAYS, RETURN_DAYS]).toEqual([14, 30]);
  });

  // L-4.6
  it('include early settlement', () => {
    expect([EARLY_NOTICE_DAYS, EARLY_INDEMNITY]).toEqual([10, { overAYear: 1, upToAYear: 0.5 }]);
  });

  // L-4.7
  it('limit what paying late costs', () => {
    expect([LATE_RATE_SURCHARGE, REMINDER_EUROS]).toEqual([10, 7.5]);
  });
});
