import type { LinkEnd } from '#journey/application/ends.ts';
import { loanIn } from '#journey/application/form.ts';
import type { Session } from '#journey/application/state.ts';
import type { Loan } from '#journey/facts.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import { coborrowersSession } from '#site/browser/stored-session.ts';
import { calls } from '../calls.ts';
import { isAboutToken, sessionIn } from '../session/open-application.ts';
import { endIn } from './link-end.ts';

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
 * The co-borrower's link, in the address as it was mailed (A-1.11: token and params), or as this
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
  if (!isAboutToken(reply)) return { kind: 'unreachable' };
  const session = reply.kind === 'ok' ? sessionIn(reply.body) : undefined;
  const loan = session?.draft && loanIn(session.draft);
  if (!session || !loan) {
    coborrowersSession.remove();
    const end = reply.kind === 'gone' ? endIn(reply.body) : 'unknown';
    return { kind: 'ended', end: end === 'unknown' && !isMailed ? 'expired' : end };
  }
  coborrowersSession.write(session.token);
  return { kind: 'opened', loan, session };
}

/** Tells that the co-borrower does not want to borrow: how their link has ended with it. */
export async function declinePart(token: string | undefined): Promise<LinkEnd | 'failed'> {
  const reply = token ? await calls.decline(token) : undefined;
  if (reply?.kind === 'unauthorized') return 'expired';
  if (reply?.kind !== 'ok' && reply?.kind !== 'gone') return 'failed';
  coborrowersSession.remove();
  // It may have ended otherwise in the meantime: sent in another window, say.
  return reply.kind === 'gone' ? endIn(reply.body) : 'declined';
}
