import { describe, expect, it } from 'vitest';
import type { submit } from '#calls/application/submit.ts';
import { readReply } from '#site/browser/call-api.ts';
import { draftEndIn } from './draft-end.ts';

const answered = (status: number, problem?: string) =>
  readReply<typeof submit>(status, { type: `urn:loanfront:problem:${problem}` });

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
    expect(draftEndIn(reply)?.end).toBe(end);
  });
});
