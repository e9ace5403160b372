import { describe, expect, it } from 'vitest';
import { parseClockTime } from './clock-time.ts';
import { isOpen, type OpeningHours, summariseHours } from './opening-hours.ts';

const morning = { from: 9 * 60, to: 12 * 60 + 30 };
const afternoon = { from: 13 * 60 + 30, to: 17 * 60 };
const day = [morning, afternoon];
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
  { year: 2026, month: 7, day: 21 },
  { year: 2026, month: 12, day: 25 },
];

// W-8.3
describe('isOpen', () => {
  it.each([
    ['2026-11-23T08:00:00Z', true, 'Monday 09:00, winter'],
    ['2026-11-23T07:59:59Z', false, 'Monday 08:59:59'],
    ['2026-11-23T11:29:59Z', true, 'Monday 12:29:59'],
    ['2026-11-23T11:30:00Z', false, 'Monday 12:30, lunch'],
    ['2026-11-23T12:30:00Z', true, 'Monday 13:30'],
    ['2026-11-23T16:00:00Z', false, 'Monday 17:00'],
    ['2026-07-20T07:00:00Z', true, 'Monday 09:00, summer'],
    ['2026-07-20T15:00:00Z', false, 'Monday 17:00, summer'],
    ['2026-07-21T08:00:00Z', false, 'a holiday'],
    ['2026-07-20T22:30:00Z', false, 'the holiday in Brussels, the day before in UTC'],
    ['2026-12-25T10:00:00Z', false, 'another'],
    ['2026-11-27T14:00:00Z', false, 'Friday afternoon'],
    ['2026-11-28T10:00:00Z', false, 'Saturday'],
    ['2026-03-30T07:00:00Z', true, 'Monday after the clocks went on'],
    ['2026-10-26T07:30:00Z', false, 'Monday after they went back, 08:30'],
  ])('at %s is %s: %s', (instant, open) => {
    expect(isOpen(hours, holidays, new Date(instant))).toBe(open);
  });
});

describe('summariseHours', () => {
  it('joins consecutive days with the same hours', () => {
    expect(summariseHours(hours)).toEqual([
      { from: 'monday', to: 'thursday', intervals: day },
      { from: 'friday', to: 'friday', intervals: [morning] },
    ]);
  });

  it('keeps days apart that a closed day separates', () => {
    expect(summariseHours({ ...hours, tuesday: [] })).toEqual([
      { from: 'monday', to: 'monday', intervals: day },
      { from: 'wednesday', to: 'thursday', intervals: day },
      { from: 'friday', to: 'friday', intervals: [morning] },
    ]);
  });
});

describe('two days', () => {
  const later = { from: afternoon.from, to: afternoon.to + 30 };
  const earlier = { from: afternoon.from - 30, to: afternoon.to };
  it.each([
    ['the same, written twice', [{ ...morning }, { ...afternoon }], true],
    ['one closes later', [morning, later], false],
    ['one opens earlier', [morning, earlier], false],
    ['one has the morning alone', [morning], false],
    ['one has a third opening', [...day, { from: 18 * 60, to: 20 * 60 }], false],
    ['they share the afternoon', [{ from: 8 * 60, to: 12 * 60 }, afternoon], false],
  ])('share a line or not: %s', (_, tuesday, isShared) => {
    const [first] = summariseHours({ ...hours, tuesday });
    expect(first?.to === 'monday').toBe(!isShared);
  });
});

describe('clock times', () => {
  it.each([
    ['09:00', 540],
    ['12:30', 750],
    ['00:05', 5],
    ['24:00', 1440],
  ])('%s', (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
  });

  it.each(['9:00', '24:01', '12:60', '12h30', '', '-1:00', '112:30', '12:305'])(
    'refuses %j',
    (text) => {
      expect(parseClockTime(text)).toBeUndefined();
    },
  );
});
