import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  addYears,
  type CalendarDate,
  compareDates,
  daysInMonth,
  formatDate,
  formatIsoDate,
  fullMonthsBetween,
  parseDate,
  parseIsoDate,
  parseMonth,
} from './date.ts';

const date = (text: string): CalendarDate => {
  const parsed = parseDate(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

const anyDate = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.integer({ min: 1, max: daysInMonth(year, month) }).map((day) => ({ year, month, day })),
  );

describe('parseDate', () => {
  it.each([
    ['30/07/1985', { year: 1985, month: 7, day: 30 }],
    ['29/02/2024', { year: 2024, month: 2, day: 29 }],
    ['29/02/2000', { year: 2000, month: 2, day: 29 }],
    [' 31/12/2026 ', { year: 2026, month: 12, day: 31 }],
  ])('reads %s', (typed, expected) => {
    expect(parseDate(typed)).toEqual(expected);
  });

  it.each([
    '',
    '29/02/2026',
    '29/02/1900',
    '31/04/2026',
    '00/01/2026',
    '01/00/2026',
    '01/13/2026',
    '01/01/0000',
    '1/1/2026',
    '01-01-2026',
    '2026/01/01',
    '01/01/26',
    '01/01/20260',
    'aa/bb/cccc',
    'x01/01/2026',
    '01/01/2026x',
  ])('refuses %s', (typed) => {
    expect(parseDate(typed)).toBeUndefined();
  });

  it('is undone by formatDate', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDate(formatDate(date))).toEqual(date);
        expect(parseIsoDate(formatIsoDate(date))).toEqual(date);
      }),
    );
  });
});

describe('parseIsoDate', () => {
  it.each(['', '2026-02-29', '26-01-01', '01/01/2026', 'x2026-01-01', '2026-01-01T00:00'])(
    'refuses %j',
    (text) => {
      expect(parseIsoDate(text)).toBeUndefined();
    },
  );
});

describe('parseMonth', () => {
  it.each([
    ['07/2019', { year: 2019, month: 7 }],
    ['12/1999', { year: 1999, month: 12 }],
    [' 12/1999 ', { year: 1999, month: 12 }],
  ])('reads %s', (typed, expected) => {
    expect(parseMonth(typed)).toEqual(expected);
  });

  it.each(['00/2019', '13/2019', '7/2019', '07/19', '2019/07', '', 'x07/2019', '07/2019x'])(
    'refuses %j',
    (typed) => {
      expect(parseMonth(typed)).toBeUndefined();
    },
  );
});

//
describe('addMonths and addYears', () => {
  it.each([
    ['31/01/2026', 1, '28/02/2026'],
    ['31/01/2024', 1, '29/02/2024'],
    ['30/11/2026', 2, '30/01/2027'],
    ['15/01/2026', -1, '15/12/2025'],
    ['31/12/2026', -10, '28/02/2026'],
    ['01/12/2025', 7, '01/07/2026'],
  ])('%s + %i months is %s', (from, months, to) => {
    expect(formatDate(addMonths(date(from), months))).toBe(to);
  });

  it.each([
    ['29/02/2024', 1, '28/02/2025'],
    ['29/02/2024', 4, '29/02/2028'],
    ['30/07/1985', 18, '30/07/2003'],
  ])('%s + %i years is %s', (from, years, to) => {
    expect(formatDate(addYears(date(from), years))).toBe(to);
  });
});

describe('fullMonthsBetween', () => {
  it.each([
    ['15/01/2026', '14/02/2026', 0],
    ['15/01/2026', '15/02/2026', 1],
    ['31/01/2026', '28/02/2026', 0],
    ['31/01/2026', '01/03/2026', 1],
    ['30/07/1985', '29/07/2003', 18 * 12 - 1],
    ['30/07/1985', '30/07/2003', 18 * 12],
    ['29/02/2008', '28/02/2026', 18 * 12 - 1],
    ['29/02/2008', '01/03/2026', 18 * 12],
    ['15/02/2026', '15/01/2026', -1],
    ['15/02/2026', '16/01/2026', 0],
    ['15/02/2026', '15/02/2026', 0],
  ])('fullMonthsBetween counts the full months from %s to %s', (from, to, months) => {
    expect(fullMonthsBetween(date(from), date(to))).toBe(months);
  });

  it('finds the months that were added, on days that every month has', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const from = { ...date, day: Math.min(date.day, 28) };
        expect(fullMonthsBetween(from, addMonths(from, months))).toBe(months);
      }),
    );
  });
});

describe('compareDates', () => {
  it('orders as the calendar does', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(
          Math.sign(formatIsoDate(a).localeCompare(formatIsoDate(b))),
        );
      }),
    );
  });
});
