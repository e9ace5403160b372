import { expect, it } from 'vitest';
import type { submit } from '#calls/application/submit.ts';
import { readReply } from '#site/browser/call-api.ts';
import { readSent } from './send-request.ts';

const answered = (status: number, body: unknown = { type: 'about:blank' }) =>
  readReply<typeof submit>(status, body);
const problem = (name: string) => ({ type: `urn:loanfront:problem:${name}` });
const FOLLOW = '/fr/demande-partagee/#follow.key';

it.each([
  [
    'send',
    answered(200, { message: 'FLV-2026-7K3M9Q', sentAt: '2026-11-28T09:00:00.000Z' }),
    'sent',
    { reference: 'FLV-2026-7K3M9Q', sentAt: '2026-11-28T09:00:00.000Z' },
  ],
  ['send', answered(200, { message: false }), 'sent', {}],
  ['share', answered(200, { follow: FOLLOW }), 'sent', { follow: FOLLOW }],
  ['share', answered(200), 'sent', {}],
] as const)('reads what was %s: %j', (how, reply, kind, sent) => {
  expect(readSent(how, reply)).toEqual({ kind, sent });
});

it.each([
  [answered(200), { kind: 'failed' }],
  [answered(401), { kind: 'expired' }],
  [
    answered(410, { ...problem('share-ended'), reason: 'declined' }),
    { kind: 'link-ended', end: 'declined' },
  ],
  [answered(403, problem('another-session')), { kind: 'draft-ended', end: 'moved' }],
  [answered(409, problem('already-sent')), { kind: 'draft-ended', end: 'sent' }],
  [
    answered(409, { ...problem('already-shared'), follow: FOLLOW }),
    { kind: 'draft-ended', end: 'shared', follow: FOLLOW },
  ],
  [
    answered(422, { status: 422, errors: { zip: 'Non.' } }),
    { kind: 'refused', refusals: { zip: 'Non.' } },
  ],
  [answered(422), { kind: 'failed' }],
  [answered(429, problem('sent-too-often')), { kind: 'tooOften' }],
  [answered(429), { kind: 'failed' }],
  [answered(503), { kind: 'failed' }],
  [answered(503, problem('sent-too-often')), { kind: 'failed' }],
  [{ kind: 'unreachable' } as const, { kind: 'unreachable' }],
])('reads why it was not taken: %j', (reply, answer) => {
  expect(readSent('send', reply)).toEqual(answer);
});
