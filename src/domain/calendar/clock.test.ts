import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendarDateIn, wallClockIn, weekdayOf } from './clock.ts';
import { formatIsoDate } from './date.ts';

describe('wallClockIn Brussels', () => {
  it.each([
    // In winter Brussels is one hour ahead of UTC, in summer two.
    ['2026-01-15T23:30:00Z', '2026-01-16', 'friday', 30],
    ['2026-07-15T22:30:00Z', '2026-07-16', 'thursday', 30],
    ['2026-07-15T21:59:00Z', '2026-07-15', 'wednesday', 23 * 60 + 59],
    // Clocks go forward from 02:00 to 03:00 on 29 March, and back from 03:00 to 02:00 on 25 October.
    ['2026-03-29T00:59:00Z', '2026-03-29', 'sunday', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 'sunday', 180],
    ['2026-10-25T00:59:00Z', '2026-10-25', 'sunday', 179],
    ['2026-10-25T01:00:00Z', '2026-10-25', 'sunday', 120],
    ['2025-12-31T23:00:00Z', '2026-01-01', 'thursday', 0],
  ])('at %s', (instant, day, weekday, minutes) => {
    const shown = wallClockIn('Europe/Brussels', new Date(instant));
    expect([formatIsoDate(shown.date), shown.weekday, shown.minutes]).toEqual([
      day,
      weekday,
      minutes,
    ]);
    expect(calendarDateIn('Europe/Brussels', new Date(instant))).toEqual(shown.date);
  });
});

describe('weekdayOf', () => {
  it.each([
    [2026, 11, 21, 'saturday'],
    [2000, 2, 29, 'tuesday'],
    [1985, 7, 30, 'tuesday'],
    [50, 1, 1, 'saturday'],
  ])('%i-%i-%i', (year, month, day, weekday) => {
    expect(weekdayOf({ year, month, day })).toBe(weekday);
  });
});

it('clock.ts is the only file that names the office’s time zone', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.tsx?$/.test(file));
  const naming = files.filter((file) =>
    /= 'Europe\/Brussels'|\('Europe\/Brussels'/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual(['src/domain/calendar/clock.ts']);
});
