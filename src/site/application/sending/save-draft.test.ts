import { expect, it } from 'vitest';
import type { submit } from '#calls/application/submit.ts';
import { readReply } from '#site/browser/call-api.ts';
import { readSaved } from './save-draft.ts';

const answered = (status: number, body: unknown = { type: 'about:blank' }) =>
  readReply<typeof submit>(status, body);
const problem = (name: string, more: object = {}) => ({
  type: `urn:loanfront:problem:${name}`,
  ...more,
});
const DOCUMENTS = { summary: '/api/v1/a', secci: '/api/v1/b' };

it.each([
  [answered(200), { kind: 'saved', documents: undefined }],
  [answered(200, DOCUMENTS), { kind: 'saved', documents: DOCUMENTS }],
  [answered(401), { kind: 'expired' }],
  [answered(403), { kind: 'expired' }],
  [answered(403, problem('another-session')), { kind: 'draft-ended', end: 'moved' }],
  [answered(409), { kind: 'draft-ended', end: 'sent' }],
  [
    answered(409, problem('already-shared', { follow: '/fr/demande-partagee/#a.b' })),
    { kind: 'draft-ended', end: 'shared', follow: '/fr/demande-partagee/#a.b' },
  ],
  [
    answered(410, problem('share-ended', { reason: 'withdrawn' })),
    { kind: 'link-ended', end: 'withdrawn' },
  ],
  [
    answered(410, problem('share-ended', { reason: 'of-later' })),
    { kind: 'link-ended', end: 'unknown' },
  ],
  [answered(429), { kind: 'failed' }],
  [answered(500), { kind: 'failed' }],
  [{ kind: 'unreachable' } as const, { kind: 'failed' }],
])('reads %j', (reply, answer) => {
  expect(readSaved(reply)).toEqual(answer);
});

//
it.each([403, 404, 409, 431])('fails where a proxy answers %i', (status) => {
  expect(readSaved(readReply<typeof submit>(status))).toEqual({ kind: 'failed' });
});
