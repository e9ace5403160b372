import { expect, it } from 'vitest';
import { report, summarise } from './report.mjs';

const answer = (/** @type {number} */ at, /** @type {number} */ status) => ({
  at,
  status,
  ms: 1,
  call: 'GET /',
});

it('counts the answers of an incident, and the longest time without a good one', () => {
  const all = [answer(0, 200), answer(1_000, 200), answer(1_500, 503), answer(4_000, 200)];
  const { byStatus, failed, longestGap } = summarise(all, { from: 500, to: 4_500 });
  expect(byStatus).toEqual({ '2xx': 2, 503: 1 });
  expect(failed).toHaveLength(1);
  expect(longestGap).toBe(3_000);
});

const right = { acknowledged: 2, lost: 0, doubled: 0, late: 0, longest: 0 };

/** @param {{ stored?: object, arrived?: object, status?: number, mayFail?: string }} wrong */
function rehearse({ stored = {}, arrived = {}, status = 200, mayFail = 'GET /other' }) {
  const counts = { drafts: right, requests: { ...right, ...stored } };
  return report({
    incidents: [{ name: 'restarted', from: 0, to: 10, failsNothing: true, mayFail }],
    missing: ['a full disk'],
    all: [answer(1, status)],
    journeys: { begun: 2, ended: 2 },
    signIns: { done: 3, elsewhere: 2, refused: 1 },
    counted: {
      stored: { ...counts, 'contact messages': right, shares: right, 'sign-ins': right },
      arrived: { mails: { ...right, ...arrived } },
      calls: { calls: 2, messages: 2, withTwoIds: 0 },
      auditIsWhole: true,
    },
  });
}

it('is right where nothing is lost, doubled or failed, and names what was not rehearsed', () => {
  const { ok, text } = rehearse({});
  expect(ok).toBe(true);
  expect(text).toContain('NOT REHEARSED: a full disk');
  expect(text).toContain('2 begun, 2 ended, 0 lost, 0 doubled');
  expect(text).toContain('3 done, 2 of them ended by the other server; 1 told to try again');
});

it('lets a call fail that cannot do otherwise', () => {
  expect(rehearse({ status: 503, mayFail: 'GET /' }).ok).toBe(true);
});

it.each([
  ['something is lost', { stored: { lost: 1 } }],
  ['something is stored twice', { stored: { doubled: 1 } }],
  ['a mail is missing', { arrived: { lost: 1 } }],
  ['a restart failed a request', { status: 503 }],
])('is wrong where %s', (_what, wrong) => {
  expect(rehearse(wrong).ok).toBe(false);
});
