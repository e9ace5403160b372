import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenTimes } from '../../stores/session-store.ts';
import { firstTokenTimes, isAccepted, renewedTimes } from './token-times.ts';

const OPENED = new Date('2026-11-20T14:00:00.250Z');
/** So many seconds after the first token was issued. */
const at = (seconds: number) => new Date(Date.parse('2026-11-20T14:00:00Z') + seconds * 1000);
const first = firstTokenTimes(OPENED);
const once = renewedTimes(first, at(0), at(60));
const twice = renewedTimes(once, at(60), at(100));

describe('a session’s tokens', () => {
  it.each<[string, TokenTimes | undefined, number, number, boolean]>([
    ['the only one', first, 0, 600_000, true],
    ['a token replaced just now', once, 0, 60, true],
    ['a token replaced five minutes ago, but for a second', once, 0, 359, true],
    ['a token replaced five minutes ago', once, 0, 360, false],
    ['the token that replaced it', once, 60, 600_000, true],
    ['the first of three', twice, 0, 359, true],
    ['the first of three, five minutes after the second', twice, 0, 360, false],
    ['the second of three', twice, 60, 399, true],
    ['the second of three, five minutes after the third', twice, 60, 400, false],
    ['the third of three', twice, 100, 600_000, true],
    ['a token of the version before', undefined, 0, 600_000, true],
    ['a token that the version before renews during an upgrade', once, 90, 600_000, true],
    ['the same for a server whose clock is behind', once, 60, 50, true],
  ])('%s', (_, times, issued, now, is) => {
    expect(isAccepted(times, at(issued), at(now))).toBe(is);
  });

  it('tokens issued by the previous version are revoked all together', () => {
    const times = renewedTimes(undefined, at(0), at(60));
    expect(isAccepted(times, at(-900), at(359))).toBe(true);
    expect(isAccepted(times, at(0), at(360))).toBe(false);
    expect(isAccepted(times, at(60), at(360))).toBe(true);
  });

  it('are told apart within a second, and by servers whose clocks differ', () => {
    expect(renewedTimes(first, at(0), OPENED).lastRenewed).toEqual(at(1));
    expect(renewedTimes(first, at(0), at(-5)).lastRenewed).toEqual(at(1));
  });

  it('are refused at the latest ten minutes after the next one was issued, and for good', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, fc.nat(1_200), (between, later) => {
        let [times, now] = [first, 0];
        const issued = [0];
        for (const gap of between) {
          now += gap;
          times = renewedTimes(times, at(issued.at(-1) ?? 0), at(now));
          issued.push(now);
        }
        now += later;
        for (const [index, since] of issued.entries()) {
          const age = now - (issued[index + 1] ?? now);
          const is = isAccepted(times, at(since), at(now));
          if (age < 300) expect(is).toBe(true);
          if (age >= 600) expect(is).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });
});
