import type { SendAnswer } from '#journey/application/event.ts';
import type { Draft } from '#journey/application/state.ts';
import { hashText } from '#site/browser/hash-text.ts';
import { calls, type SubmitReply } from '../calls.ts';
import { endIn } from '../sharing/link-end.ts';
import { conditionsOf } from './conditions-of.ts';
import { draftEndIn } from './draft-end.ts';

/** Sends the request, or shares it with the co-borrower. */
export async function sendRequest(
  how: 'send' | 'share',
  { body, ...draft }: Draft,
  /** The words next to the consents on the page. */
  consents: string,
): Promise<SendAnswer> {
  const consentWords = await hashText(consents);
  const stated = { ...body, ...(consentWords !== undefined && { consentWords }) };
  return readSent(how, await calls[how]({ ...draft, body: stated }));
}

/** Turns the server's answer into the outcome for the request. */
export function readSent(how: 'send' | 'share', reply: SubmitReply): SendAnswer {
  if (reply.kind === 'conflict' && reply.body?.type === 'urn:loanfront:problem:consents-changed')
    return { kind: 'consentsChanged', consents: reply.body.consents };
  if (reply.kind === 'conflict' && reply.body?.type === 'urn:loanfront:problem:conditions-changed')
    return { kind: 'conditions-changed', conditions: conditionsOf(reply.body.conditions) };
  const end = draftEndIn(reply);
  if (end) return end;
  switch (reply.kind) {
    case 'ok': {
      const { message, sentAt, follow } = reply.body;
      if (how === 'share') return { kind: 'sent', sent: follow ? { follow } : {} };
      if (message === undefined) return { kind: 'failed' };
      return { kind: 'sent', sent: message ? { reference: message, sentAt } : {} };
    }
    case 'unauthorized':
      return { kind: 'expired' };
    case 'gone':
      return { kind: 'link-ended', end: endIn(reply.body) };
    case 'invalid':
      return reply.body && 'errors' in reply.body
        ? { kind: 'refused', refusals: reply.body.errors }
        : { kind: 'failed' };
    case 'tooMany':
      return reply.body?.type === 'urn:loanfront:problem:sent-too-often'
        ? { kind: 'tooOften' }
        : { kind: 'failed' };
    case 'unreachable':
      return { kind: 'unreachable' };
    default:
      return { kind: 'failed' };
  }
}
