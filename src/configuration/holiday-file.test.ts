import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#domain/calendar/date.ts';
import { DEMONSTRATION, expectFaultOnLine, type WrongLine } from './configuration-copy.ts';
import { readHolidays } from './holiday-file.ts';

const read = readHolidays(DEMONSTRATION);
const holidays = read.ok ? read.value.map(formatIsoDate) : [];

describe('holidays.yaml', () => {
  const years = Array.from({ length: 12 }, (_, i) => 2025 + i);

  // L-7.3
  it.each(years)('contains the ten public holidays of %i', (year) => {
    const oracle = new Holidays('BE')
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    // The library counts Easter and Whit Sunday as holidays; Sundays are not working days anyway.
    const expected = oracle.filter((day) => holidays.includes(day) || !isSunday(day));
    expect(holidays.filter((day) => day.startsWith(`${year}-`))).toEqual(
      [...new Set(expected)].sort(),
    );
    expect(holidays.filter((day) => day.startsWith(`${year}-`))).toHaveLength(10);
  });
});

describe('a wrong line of holidays.yaml', () => {
  it.each<WrongLine>([
    ['- 2027-07-21', '- 2027-02-29', '2027-02-29', 'holidays.2027[5]', 'not a date'],
    ['- 2027-07-21', '- 2028-07-22', '2028-07-22', 'holidays.2027[5]', 'is listed under 2027'],
    ['- 2027-07-21', '- 2027-05-01', '2027-05-01 # National', 'holidays.2027[5]', 'appears twice'],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('holidays.yaml', readHolidays, wrong);
  });
});

function isSunday(day: string): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
}
