import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIVERY_PERIOD, nextAttempt } from './back-off.ts';

const FIRST = new Date('2026-11-20T14:00:00Z');
const at = (milliseconds: number) => new Date(FIRST.getTime() + milliseconds);

describe('the next attempt', () => {
  it.each([
    [1, 0, '2026-11-20T14:01:00.000Z'],
    [2, 60_000, '2026-11-20T14:03:00.000Z'],
    [5, 18 * 60_000, '2026-11-20T14:48:00.000Z'],
    [9, 24 * 3_600_000, '2026-11-21T20:00:00.000Z'],
    [40, 24 * 3_600_000, '2026-11-21T20:00:00.000Z'],
    [12, DELIVERY_PERIOD - 1_000, '2026-11-23T14:00:00.000Z'],
  ])('after %i failures, %i ms in, is at %s', (attempts, passed, expected) => {
    expect(nextAttempt(attempts, FIRST, at(passed))?.toISOString()).toBe(expected);
  });

  it('no delivery is attempted once three days have passed', () => {
    expect(nextAttempt(3, FIRST, at(DELIVERY_PERIOD - 1))).toEqual(at(DELIVERY_PERIOD));
    expect(nextAttempt(3, FIRST, at(DELIVERY_PERIOD))).toBeUndefined();
    expect(nextAttempt(3, FIRST, at(DELIVERY_PERIOD + 1))).toBeUndefined();
  });

  it('always comes later, and never after the three days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: DELIVERY_PERIOD - 1 }),
        (n, t) => {
          const next = nextAttempt(n, FIRST, at(t));
          expect(next?.getTime()).toBeGreaterThan(at(t).getTime());
          expect(next?.getTime()).toBeLessThanOrEqual(at(DELIVERY_PERIOD).getTime());
        },
      ),
    );
  });
});
