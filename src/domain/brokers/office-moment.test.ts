import { expect, it } from 'vitest';
import { intervalAt, officeMoment } from './office-moment.ts';

const HOLIDAYS = [
  { year: 2026, month: 7, day: 21 },
  { year: 2026, month: 12, day: 25 },
];
const MORNING = [{ from: 9 * 60, to: 12 * 60 + 30 }];

// W-8.11
it.each([
  ['2026-11-27T07:59:00Z', 'friday', 8 * 60 + 59, false, 'winter'],
  ['2026-11-27T08:00:00Z', 'friday', 9 * 60, true, 'winter'],
  ['2026-11-27T11:29:00Z', 'friday', 12 * 60 + 29, true, 'before noon ends'],
  ['2026-11-27T11:30:00Z', 'friday', 12 * 60 + 30, false, 'when it ends'],
  ['2026-07-20T07:00:00Z', 'monday', 9 * 60, true, 'summer'],
  ['2026-07-20T22:30:00Z', 'tuesday', undefined, false, 'a holiday in Belgium, not in UTC'],
  ['2026-12-25T10:00:00Z', 'friday', undefined, false, 'another'],
] as const)('%s is %s at minute %s, open: %s (%s)', (instant, weekday, minutes, isOpen, _) => {
  const moment = officeMoment(HOLIDAYS, new Date(instant));
  expect(moment).toEqual({ weekday, minutes });
  expect(intervalAt(MORNING, moment) !== undefined).toBe(isOpen);
});
