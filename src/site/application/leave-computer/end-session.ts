import type { endSession as endSessionCall } from '#calls/session/end-session.ts';
import type { EndAnswer } from '#journey/application/event.ts';
import type { LeftAnswers } from '#journey/application/state.ts';
import { callApi } from '#site/browser/call-api.ts';
import { bearer, underSession } from '../calls.ts';

/**
 * Ends the session for good. The link that continues the draft is mailed only where the visitor was told
 * so, or that the session had ended, which the server may know better.
 */
export async function endSession(token: string, becomes: LeftAnswers['kind']): Promise<EndAnswer> {
  const answers = becomes === 'mailed' || becomes === 'expired' ? 'mail' : 'delete';
  const reply = await underSession(token, (held) =>
    callApi<typeof endSessionCall>(
      { method: 'POST', url: '/jwt-end', body: { answers } },
      { headers: bearer(held) },
    ),
  );
  if (reply.kind === 'conflict' && reply.body?.type === 'urn:loanfront:problem:mailed-recently')
    return { stage: 'tooOften', again: new Date(reply.body.again) };
  if (reply.kind !== 'ok' && reply.kind !== 'unauthorized') return { stage: 'failed' };
  // The server keeps a co-borrower's answers with the share.
  if (becomes === 'part') return { kind: becomes };
  if (reply.kind === 'unauthorized') return { kind: 'expired' };
  const { body } = reply;
  return body.answers === 'mailed'
    ? { kind: 'mailed', to: body.to, until: new Date(body.until) }
    : { kind: body.answers };
}
