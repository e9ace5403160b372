import type { SaveAnswer } from '#journey/application/event.ts';
import type { SubmitReply } from '../calls.ts';

type DraftEnded = Extract<SaveAnswer, { readonly kind: 'draft-ended' }>;

/** Why the server no longer accepts the draft; undefined for any other answer. */
export function draftEndIn(reply: SubmitReply): DraftEnded | undefined {
  const kind = 'draft-ended';
  if (reply.kind === 'forbidden')
    return reply.body?.type === 'urn:loanfront:problem:another-session'
      ? { kind, end: 'moved' }
      : undefined;
  if (reply.kind !== 'conflict') return undefined;
  return reply.body?.type === 'urn:loanfront:problem:already-shared'
    ? { kind, end: 'shared', follow: reply.body.follow }
    : { kind, end: 'sent' };
}
