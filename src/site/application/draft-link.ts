import { answer } from '#journey/answers.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import { applicantsSession, coborrowersSession, openedLink } from '#site/browser/stored-session.ts';
import { calls, isDefinite, propertyOf } from './calls.ts';
import { loanIn, resumeSession, type Session, sessionIn } from './open-application.ts';
import { storeLoan } from './stored-params.ts';

/** What came of asking for the link that continues the draft on another device. */
export type AskedLink =
  | { readonly kind: 'failed' | 'expired' }
  /** Mailed to this address, and good until then. */
  | { readonly kind: 'sent'; readonly to: string; readonly until: Date }
  /** Another may be asked for from then on. */
  | { readonly kind: 'tooSoon'; readonly again: Date };

export const FAILED: AskedLink = { kind: 'failed' };

/** Has the link mailed to the address that the saved draft names. */
export async function askForDraftLink(token: string | undefined): Promise<AskedLink> {
  const reply = token ? await calls.mailDraftLink(token) : undefined;
  if (reply?.kind !== 'answered') return FAILED;
  if (reply.status === 401) return { kind: 'expired' };
  const to = propertyOf(reply.body, 'to');
  const until = instantIn(reply.body, 'until');
  if (reply.status === 200 && typeof to === 'string' && until) return { kind: 'sent', to, until };
  const again = instantIn(reply.body, 'again');
  return reply.status === 409 && again ? { kind: 'tooSoon', again } : FAILED;
}

function instantIn(body: unknown, name: string): Date | undefined {
  const instant = new Date(String(propertyOf(body, name)));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The link, in the address as it was mailed. */
export function takeDraftLink(): string | undefined {
  const link = new URLSearchParams(location.search).get('resume');
  if (link === null) return undefined;
  takeOffAddress(['resume']);
  return link;
}

/**
 * Opens the draft that the link is for, under a session of this browser's. A link opens once: opened
 * again in the same browser, it leads to what that session has.
 */
export async function openDraftLink(link: string): Promise<Session | 'ended' | 'unreachable'> {
  const reply = await calls.refreshSession(link, deviceFor(link));
  if (!isDefinite(reply)) return 'unreachable';
  openedLink.remove();
  const fresh = reply.status === 200 ? sessionIn(reply.body) : undefined;
  const session = fresh ?? (await openedBefore(link));
  if (typeof session === 'string') return session;
  applicantsSession.write(session.token);
  // Whoever was a co-borrower in this window continues an application of their own.
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
