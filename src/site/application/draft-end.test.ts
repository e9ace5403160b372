import { describe, expect, it } from 'vitest';
import type { Reply } from './calls.ts';
import { draftEndIn, followIn, isSentTooOften } from './draft-end.ts';

const answered = (status: number, problem?: string): Reply => ({
  kind: 'answered',
  status,
  body: problem && { type: `urn:loanfront:problem:${problem}` },
});

describe('draftEndIn', () => {
  it.each([
    [answered(409, 'already-sent'), 'sent'],
    [answered(409, 'already-shared'), 'shared'],
    [answered(409), 'sent'],
    [answered(403, 'another-session'), 'moved'],
    [answered(403), undefined],
    [answered(422, 'already-shared'), undefined],
    [answered(200), undefined],
    [{ kind: 'unreachable' } as const, undefined],
  ])('reads %j as %s', (reply, end) => {
    expect(draftEndIn(reply)).toBe(end);
  });
});

describe('isSentTooOften', () => {
  it.each([
    [answered(429, 'sent-too-often'), true],
    [answered(429), false],
    [answered(503, 'sent-too-often'), false],
    [{ kind: 'unreachable' } as const, false],
  ])('reads %j as %s', (reply, isTooOften) => {
    expect(isSentTooOften(reply)).toBe(isTooOften);
  });
});

describe('followIn', () => {
  it.each([
    [{ follow: '/fr/demande-partagee/#follow.key' }, '/fr/demande-partagee/#follow.key'],
    [{ follow: '//elsewhere.example/' }, undefined],
    [{ follow: '/\\elsewhere.example/' }, undefined],
    [{ follow: 'https://elsewhere.example/' }, undefined],
    [{ follow: 7 }, undefined],
    [undefined, undefined],
  ])('takes a path of this site alone: %j', (body, follow) => {
    expect(followIn(body)).toBe(follow);
  });
});
