import { expect, it } from 'vitest';
import { isSound, summarise } from './report.ts';

const answer = (at: number, status: number) => ({ at, status, ms: 1, call: 'GET /' });

it('counts answers, and the longest time without a 2xx', () => {
  const all = [answer(0, 200), answer(1_000, 200), answer(1_500, 503), answer(4_000, 200)];
  const { byStatus, failed, longestGap } = summarise(all, { from: 500, to: 4_500 });
  expect(byStatus).toEqual({ '2xx': 2, 503: 1 });
  expect(failed).toHaveLength(1);
  expect(longestGap).toBe(3_000);
});

const right = { acknowledged: 2, lost: 0, doubled: 0 };
const sound = {
  stored: {
    drafts: right,
    requests: right,
    'contact messages': right,
    shares: right,
  },
  arrived: { mails: { ...right, doubled: 1 } },
  calls: { calls: 2, messages: 2, withTwoIds: 0 },
  auditIsWhole: true,
};

it.each([
  ['nothing is lost or stored twice', {}, true],
  ['something is lost', { stored: { ...sound.stored, drafts: { ...right, lost: 1 } } }, false],
  [
    'something is stored twice',
    { stored: { ...sound.stored, drafts: { ...right, doubled: 1 } } },
    false,
  ],
  ['a mail is missing', { arrived: { mails: { ...right, lost: 1 } } }, false],
  ['a message has two ids', { calls: { ...sound.calls, withTwoIds: 1 } }, false],
  ['the audit log is broken', { auditIsWhole: false }, false],
])('where %s', (_what, change, expected) => {
  expect(isSound({ ...sound, ...change })).toBe(expected);
});
