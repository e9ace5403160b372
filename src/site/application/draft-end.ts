import { propertyOf, type Reply } from './calls.ts';

/**
 * Why there is no draft any more to save or to send: it was sent, or shared with the co-borrower, or
 * continues under the session of who opened the link to it.
 */
const ENDS = ['sent', 'shared', 'moved'] as const;
export type DraftEnd = (typeof ENDS)[number];

export const isDraftEnd = (state: string) => ENDS.some((end) => end === state);

/** Why the server takes no draft any more; nothing where it says another thing. */
export function draftEndIn(reply: Reply): DraftEnd | undefined {
  if (reply.kind !== 'answered') return undefined;
  if (reply.status === 403 && isProblem(reply.body, 'another-session')) return 'moved';
  if (reply.status !== 409) return undefined;
  return isProblem(reply.body, 'already-shared') ? 'shared' : 'sent';
}

/** Whether the session has sent its requests of the day. */
export const isSentTooOften = (reply: Reply) =>
  reply.kind === 'answered' && reply.status === 429 && isProblem(reply.body, 'sent-too-often');

const isProblem = (body: unknown, name: string) =>
  propertyOf(body, 'type') === `urn:loanfront:problem:${name}`;

/** Where the applicant follows what was shared: a path of this site and nothing else. */
export function followIn(body: unknown): string | undefined {
  const follow = propertyOf(body, 'follow');
  return typeof follow === 'string' && /^\/[^/\\]/.test(follow) ? follow : undefined;
}
