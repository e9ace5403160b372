import { describe, expect, it } from 'vitest';
import { dueOf } from './tend-shares.ts';

const SHARED = new Date('2026-11-20T14:00:00Z');
const DAY = 24 * 3600; // s
const at = (seconds: number) => new Date(SHARED.getTime() + seconds * 1000);
const share = (reminders: number) => ({
  reminders,
  createdAt: SHARED,
  expiresAt: at(31 * DAY),
});

describe('what is due of a share', () => {
  it.each([
    [0, 0, undefined],
    [0, 3 * DAY - 1, undefined],
    [0, 3 * DAY, 1],
    [0, 3 * DAY + 1, 1],
    [1, 3 * DAY + 1, undefined],
    [1, 14 * DAY - 1, undefined],
    [1, 14 * DAY, 2],
    [1, 14 * DAY + 1, 2],
    [2, 28 * DAY - 1, undefined],
    [2, 28 * DAY, 3],
    [2, 28 * DAY + 1, 3],
    [3, 31 * DAY - 1, undefined],
  ])('after %i reminders and %i seconds: reminder %s', (reminders, seconds, reminder) => {
    const due = reminder === undefined ? undefined : { kind: 'remind', reminders: reminder };
    expect(dueOf(share(reminders), at(seconds))).toEqual(due);
  });

  it.each([31 * DAY, 31 * DAY + 1, 400 * DAY])('after %i seconds: its end', (seconds) => {
    expect(dueOf(share(3), at(seconds))).toEqual({ kind: 'lapse' });
    expect(dueOf(share(0), at(seconds))).toEqual({ kind: 'lapse' });
  });

  it.each([
    [14 * DAY, 2],
    [30 * DAY, 3],
  ])('after %i seconds of a server that was down: the latest alone', (seconds, reminders) => {
    expect(dueOf(share(0), at(seconds))).toEqual({ kind: 'remind', reminders });
  });
});
