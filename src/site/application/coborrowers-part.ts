import type { Loan } from '#journey/facts.ts';
import { SHARE_ENDS } from '#journey/share-status.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import { coborrowersSession } from '#site/browser/stored-session.ts';
import { calls, isDefinite, propertyOf } from './calls.ts';
import { loanIn, type Session, sessionIn } from './open-application.ts';

const LINK_ENDS = ['to-agree', ...SHARE_ENDS, 'replaced'] as const;

/**
 * Why there is nothing to fill in, or not any more. `to-agree`: it is sent, and the applicant decides;
 * `unknown`: the link never opened anything; `expired`: it
 * still does, but what it opened was left alone for too long.
 */
export type LinkEnd = (typeof LINK_ENDS)[number] | 'unknown' | 'expired';

export type OpenedPart =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ended'; readonly end: LinkEnd }
  | { readonly kind: 'opened'; readonly loan: Loan; readonly session: Session };

/** What opens the co-borrower's part. */
export interface TakenLink {
  readonly token: string;
  /** In the address, as it was mailed; else this window has it from before. */
  readonly isMailed: boolean;
}

/**
 * The co-borrower's link, in the address as it was mailed (spec 2 §4: token and params), or as this
 * window has opened it before. The address shows it no longer than it must.
 */
export function takeLink(): TakenLink | undefined {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token && query.has('params')) {
    coborrowersSession.write(token);
    takeOffAddress(['token', 'params']);
    return { token, isMailed: true };
  }
  // A simulation that was just brought along is somebody's own application.
  if (query.has('amount') || query.has('product_code')) return undefined;
  const held = coborrowersSession.read();
  return held === undefined ? undefined : { token: held, isMailed: false };
}

/** Opens what the link stands for: the server knows the loan and the co-borrower's answers so far. */
export async function openCoborrowersPart({ token, isMailed }: TakenLink): Promise<OpenedPart> {
  const reply = await calls.refreshSession(token);
  if (!isDefinite(reply)) return { kind: 'unreachable' };
  const session = reply.status === 200 ? sessionIn(reply.body) : undefined;
  const loan = session?.draft && loanIn(session.draft);
  if (!session || !loan) {
    coborrowersSession.remove();
    const end = endIn(reply.body);
    return { kind: 'ended', end: end === 'unknown' && !isMailed ? 'expired' : end };
  }
  coborrowersSession.write(session.token);
  return { kind: 'opened', loan, session };
}

/** Tells that the co-borrower does not want to borrow: how their link has ended with it. */
export async function declinePart(token: string | undefined): Promise<LinkEnd | 'failed'> {
  const reply = token ? await calls.decline(token) : undefined;
  if (reply?.kind !== 'answered') return 'failed';
  if (reply.status === 401) return 'expired';
  if (reply.status !== 200 && reply.status !== 410) return 'failed';
  coborrowersSession.remove();
  // It may have ended otherwise meanwhile: sent in another window, say.
  return reply.status === 410 ? endIn(reply.body) : 'declined';
}

/** Why the server says that the link has ended. */
export function endIn(body: unknown): LinkEnd {
  const reason = propertyOf(body, 'reason');
  return LINK_ENDS.find((end) => end === reason) ?? 'unknown';
}
