import { describe, expect, it } from 'vitest';
import { formatIsoDate, parseIsoDate } from '../calendar/date.ts';
import { decisionDay } from './decision-day.ts';
import type { LenderFacts } from './lender-facts.ts';

const HOLIDAYS = ['2026-12-25', '2027-01-01', '2027-03-29'].flatMap(
  (day) => parseIsoDate(day) ?? [],
);

const dayOf = (sentAt: string, decision: LenderFacts['decision']) => {
  const day = decisionDay(new Date(sentAt), decision, HOLIDAYS);
  return day && formatIsoDate(day);
};

// F-4.2
describe('the day of the decision', () => {
  it.each([
    ['on a Tuesday', '2026-12-01T15:00:00+01:00', '2026-12-02'],
    ['on a Friday, over the weekend', '2026-11-27T15:00:00+01:00', '2026-11-30'],
    ['on a Saturday, on Monday', '2026-11-28T00:00:00+01:00', '2026-11-30'],
    ['in the last minute of a Sunday, on Monday', '2026-11-29T23:59:00+01:00', '2026-11-30'],
    ['in the first minute of a Monday, the same day', '2026-11-30T00:00:00+01:00', '2026-11-30'],
    ['a minute later, the next', '2026-11-30T00:01:00+01:00', '2026-12-01'],
    ['before a holiday on a Friday', '2026-12-24T10:00:00+01:00', '2026-12-28'],
    ['before a holiday on a Monday', '2027-03-27T10:00:00+01:00', '2027-03-30'],
    ['as the clocks go forward', '2026-03-28T10:00:00+01:00', '2026-03-30'],
  ])('of a request sent %s', (_, sentAt, day) => {
    expect(dayOf(sentAt, { hours: 24, weekend: 'monday' })).toBe(day);
  });

  it('is further away with more hours', () => {
    expect(dayOf('2026-11-27T15:00:00+01:00', { hours: 48, weekend: 'monday' })).toBe('2026-12-01');
  });

  it.each([
    ['2026-11-27T15:00:00+01:00', 24, '2026-11-28'],
    ['2026-11-28T15:00:00+01:00', 36, '2026-11-30'],
    ['2026-12-24T10:00:00+01:00', 24, '2026-12-25'],
  ])('of hours that always run, sent at %s, %i hours', (sentAt, hours, day) => {
    expect(dayOf(sentAt, { hours, weekend: 'counted' })).toBe(day);
  });

  it('is none without a promise', () => {
    expect(dayOf('2026-11-27T15:00:00+01:00', 'none')).toBeUndefined();
  });
});
