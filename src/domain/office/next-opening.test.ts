import { describe, expect, it } from 'vitest';
import { nextOfficeChange } from './next-opening.ts';
import type { OpeningHours } from './opening-hours.ts';

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const morning = { from: at('09:00'), to: at('12:30') };
const day = [morning, { from: at('13:30'), to: at('17:00') }];
const hours: OpeningHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: [morning],
  saturday: [],
  sunday: [],
};
const holidays = [
  { year: 2026, month: 12, day: 25 },
  { year: 2027, month: 1, day: 1 },
];

describe('nextOfficeChange', () => {
  it.each([
    ['2026-11-23T07:59:00Z', 'opens', 0, 'monday', '09:00', 'Monday 8:59'],
    ['2026-11-23T08:00:00Z', 'closes', 0, 'monday', '12:30', 'Monday 9:00'],
    ['2026-11-23T11:30:00Z', 'opens', 0, 'monday', '13:30', 'Monday 12:30'],
    ['2026-11-23T15:59:00Z', 'closes', 0, 'monday', '17:00', 'Monday 16:59'],
    ['2026-11-23T16:00:00Z', 'opens', 1, 'tuesday', '09:00', 'Monday 17:00'],
    ['2026-11-27T12:00:00Z', 'opens', 3, 'monday', '09:00', 'Friday 13:00'],
    ['2026-12-24T16:30:00Z', 'opens', 4, 'monday', '09:00', 'the day before Christmas'],
    ['2026-12-31T16:30:00Z', 'opens', 4, 'monday', '09:00', 'the last of the year'],
    ['2026-07-20T22:30:00Z', 'opens', 0, 'tuesday', '09:00', 'past midnight in Brussels alone'],
  ])('at %s: %s in %i days, on %s at %s (%s)', (instant, kind, daysAhead, weekday, clock) => {
    expect(nextOfficeChange(hours, holidays, new Date(instant))).toMatchObject({
      kind,
      daysAhead,
      weekday,
      minutes: at(clock),
    });
  });

  it('returns the date across the end of a year', () => {
    const change = nextOfficeChange(hours, holidays, new Date('2026-12-31T16:30:00Z'));
    expect(change?.date).toEqual({ year: 2027, month: 1, day: 4 });
  });

  it('returns nothing for an office that never opens', () => {
    const never = Object.fromEntries(Object.keys(hours).map((day) => [day, []]));
    expect(nextOfficeChange(never as unknown as OpeningHours, [], new Date())).toBeUndefined();
  });
});
