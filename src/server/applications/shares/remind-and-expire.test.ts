import { describe, expect, it } from 'vitest';
import type { WaitingState } from '#journey/share-status.ts';
import { dueOf } from './remind-and-expire.ts';

const SHARED = new Date('2026-11-20T14:00:00Z');
const DAY = 24 * 3600; // s
const at = (seconds: number) => new Date(SHARED.getTime() + seconds * 1000);
const share = (reminders: number, days = 31, invitedAt = SHARED, state: WaitingState = 'open') => ({
  state,
  reminders,
  createdAt: SHARED,
  invitedAt,
  expiresAt: at(days * DAY),
});

describe('what is due of a share', () => {
  //
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

  //
  it.each([31 * DAY, 31 * DAY + 1, 400 * DAY])('after %i seconds: its end', (seconds) => {
    expect(dueOf(share(3), at(seconds))).toEqual({ kind: 'lapse' });
    expect(dueOf(share(0), at(seconds))).toEqual({ kind: 'lapse' });
  });

  it.each([
    [3, 3 * DAY - 1, undefined],
    [3, 3 * DAY, { kind: 'lapse' }],
    [4, 3 * DAY, { kind: 'remind', reminders: 1 }],
    [14, 14 * DAY - 1, { kind: 'remind', reminders: 1 }],
    [14, 14 * DAY, { kind: 'lapse' }],
    [15, 14 * DAY, { kind: 'remind', reminders: 2 }],
    [28, 28 * DAY, { kind: 'lapse' }],
    [90, 89 * DAY, { kind: 'remind', reminders: 3 }],
  ])('with %i days to answer, after %i seconds: %o', (days, seconds, due) => {
    expect(dueOf(share(0, days), at(seconds))).toEqual(due);
  });

  it.each([
    [14 * DAY, 2],
    [30 * DAY, 3],
  ])(
    'after %i seconds while the server was down: the latest reminder only',
    (seconds, reminders) => {
      expect(dueOf(share(0), at(seconds))).toEqual({ kind: 'remind', reminders });
    },
  );

  it.each([
    [2 * DAY, 3 * DAY, 'remind'],
    [2 * DAY + 1, 3 * DAY, 'passOver'],
    [3 * DAY - 60, 3 * DAY, 'passOver'],
    // The job runs every ten minutes: an invitation may fall between a reminder's time and the job.
    [3 * DAY + 60, 3 * DAY + 600, 'passOver'],
    [2 * DAY + 1, 3 * DAY + 1, 'remind'],
  ])('invited after %i seconds, after %i seconds: %s', (invited, seconds, kind) => {
    expect(dueOf(share(0, 31, at(invited)), at(seconds))).toEqual({ kind, reminders: 1 });
  });

  // asked on the tenth day, with 27 left.
  it.each([
    [0, 13 * DAY - 1, undefined],
    [0, 13 * DAY, { kind: 'remind', reminders: 1 }],
    [1, 24 * DAY - 1, undefined],
    [1, 24 * DAY, { kind: 'remind', reminders: 2 }],
    [2, 37 * DAY - 1, undefined],
    [2, 37 * DAY, { kind: 'lapse' }],
  ])(
    'while the applicant decides, after %i reminders and %i seconds: %o',
    (reminders, seconds, due) => {
      expect(dueOf(share(reminders, 37, at(10 * DAY), 'to-agree'), at(seconds))).toEqual(due);
    },
  );

  it('never mails a skipped reminder later, and still ends the share', () => {
    const invited = at(3 * DAY - 60);
    expect(dueOf(share(1, 31, invited), at(5 * DAY))).toBeUndefined();
    expect(dueOf(share(0, 3, invited), at(3 * DAY))).toEqual({ kind: 'lapse' });
  });
});
