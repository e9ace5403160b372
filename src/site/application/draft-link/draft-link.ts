import { answer } from '#journey/answers.ts';
import { loanIn } from '#journey/application/form.ts';
import type { DraftLinkAnswer, Session } from '#journey/application/state.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import { applicantsSession, coborrowersSession, openedLink } from '#site/browser/stored-session.ts';
import { calls } from '../calls.ts';
import { isAboutToken, resumeSession, sessionIn } from '../session/open-application.ts';
import { storeLoan } from '../session/stored-params.ts';

const FAILED: DraftLinkAnswer = { kind: 'failed' };

/** Sends the link by e-mail to the address in the saved draft. */
export async function requestDraftLink(token: string): Promise<DraftLinkAnswer> {
  const reply = await calls.mailDraftLink(token);
  if (reply.kind === 'ok') {
    const { to, until } = reply.body;
    return { kind: 'sent', to, until: new Date(until) };
  }
  if (reply.kind === 'unauthorized') return { kind: 'expired' };
  return reply.kind === 'conflict' && reply.body?.type === 'urn:loanfront:problem:mailed-recently'
    ? { kind: 'tooSoon', again: new Date(reply.body.again) }
    : FAILED;
}

/** The link, in the address as it was mailed. */
export function takeDraftLink(): string | undefined {
  const link = new URLSearchParams(location.search).get('resume');
  if (link === null) return undefined;
  takeOffAddress(['resume']);
  return link;
}

/**
 * Opens the draft of the link under a new session of this browser. A link opens once: opened again
 * in the same browser, it leads to that session's draft.
 */
export async function openDraftLink(link: string): Promise<Session | 'ended' | 'unreachable'> {
  const reply = await calls.refreshSession(link, deviceFor(link));
  if (!isAboutToken(reply)) return 'unreachable';
  openedLink.remove();
  const fresh = reply.kind === 'ok' ? sessionIn(reply.body) : undefined;
  const session = fresh ?? (await openedBefore(link));
  if (typeof session === 'string') return session;
  applicantsSession.write(session.token);
  // Anyone who was a co-borrower in this window continues an application of their own.
  coborrowersSession.remove();
  const loan = session.draft && loanIn(session.draft);
  if (loan) storeLoan(loan);
  return session;
}

/** By this name the link opens again here, where the answer to its opening was lost on the way. */
function deviceFor(link: string): string {
  const [before, kept] = openedLink.read()?.split(' ') ?? [];
  if (before === link && kept) return kept;
  const device = crypto.randomUUID();
  openedLink.write(`${link} ${device}`);
  return device;
}

async function openedBefore(link: string): Promise<Session | 'ended' | 'unreachable'> {
  const [, uniqId] = link.split('.');
  const session = await resumeSession();
  if (session === 'unreachable') return session;
  if (session === 'none' || 'lapsed' in session) return 'ended';
  const isIts = uniqId && session.draft && answer(session.draft, 'uniqId') === uniqId;
  return isIts ? session : 'ended';
}
