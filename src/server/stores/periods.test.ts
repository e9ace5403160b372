import { describe, expect, it } from 'vitest';
import { daysAfter, monthsAfter } from './periods.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('periods', () => {
  it.each([
    ['2026-11-20T14:00:00', 31, '2026-12-21T14:00:00'],
    ['2026-03-01T00:30:00', 31, '2026-04-01T00:30:00'],
    ['2026-12-21T14:00:00', -31, '2026-11-20T14:00:00'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(daysAfter(at(from), days)).toEqual(at(to));
  });

  it.each([
    ['2026-11-20T14:00:00.123', 13, '2027-12-20T14:00:00.123'],
    ['2027-01-29T23:59:59', 13, '2028-02-29T23:59:59'],
    ['2027-01-31T23:59:59', 13, '2028-02-29T23:59:59'],
    ['2025-12-31T00:00:00', 2, '2026-02-28T00:00:00'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsAfter(at(from), months)).toEqual(at(to));
  });
});
