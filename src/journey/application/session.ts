import type { LinkEnd } from './ends.ts';
import type { EventOf } from './event.ts';
import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { endOf, hasReplaced } from './session-end.ts';

/** A session is renewed once it has less than this left, in milliseconds. */
const RENEWED_BEFORE_END = 24 * 3600 * 1000;
/** Not renewed with so much left, its end is announced, in milliseconds. */
const ANNOUNCED_BEFORE_END = 3600 * 1000;

/** The link opens nothing any more. */
export const endLink = (end: LinkEnd | 'draft-link'): Move =>
  change({ ended: end, page: 'params-missing' });

/** The session is over before anything typed is. */
export const expire: Move = depending(({ mode, saving, session }) => {
  const expired = change({ saving: { ...saving, saved: 'expired' } });
  // The link can be opened again; nothing else brings a co-borrower's session back.
  if (mode === 'e2') return inTurn(expired, endLink('expired'));
  if (session.token === undefined) return nothing;
  // The bot check gives the same session back, as long as its draft is kept.
  return change({
    saving: { ...saving, saved: 'expired', documents: undefined },
    session: { ...session, token: undefined, lapsed: session.token, expired: true },
    page: 'captcha',
  });
});

/** Holds a token that the server has just given, and has the browser keep it. */
export const holdToken = (token: string): Move =>
  inTurn(
    change(({ session }) => ({ session: { ...session, token } })),
    depending(({ mode }) => run({ kind: 'keepSession', mode, token })),
  );

/** `isAsked`: the applicant asks for it, and is told where it fails. */
const renew = (isAsked: boolean): Move =>
  depending(({ session: { token } }) =>
    token === undefined
      ? nothing
      : trying((number) =>
          inTurn(
            change(({ session }) => ({
              session: { ...session, renewal: { try: number, token, isAsked } },
            })),
            run({ kind: 'renewSession', try: number, token }),
          ),
        ),
  );

/** Takes the token with which another window has replaced this window's, of the same session. */
const takeStored = (stored: string): Move =>
  depending(({ mode, session }) =>
    mode === 'e1' && session.token !== undefined && hasReplaced(stored, session.token)
      ? change({ session: { ...session, token: stored } })
      : nothing,
  );

/**
 * What was stored while the page was away. Where the stored session is gone, it was sent or left
 * in the meantime: its answers are not shown again.
 */
export const compareStored = ({ stored }: EventOf<'pageShownAgain'>): Move =>
  depending(({ mode, session: { token, isKept }, sending }) => {
    if (stored !== undefined) return takeStored(stored);
    const isGone = mode === 'e1' && token !== undefined && isKept && !sending.underWay;
    return isGone ? run({ kind: 'reload' }) : nothing;
  });

export const SESSION: Handlers<
  'timePassed' | 'renewalRequested' | 'renewalAnswered' | 'sessionKept' | 'tokenStored'
> = {
  timePassed: () =>
    depending(({ session: { token, renewal } }, { now }) =>
      renewal || token === undefined || endOf(token) - now > RENEWED_BEFORE_END
        ? nothing
        : renew(false),
    ),

  renewalRequested: () =>
    inTurn(
      change(({ session }) => ({ session: { ...session, hasRenewalFailed: false } })),
      renew(true),
    ),

  renewalAnswered: ({ try: number, answer }) =>
    depending(({ session }, { now }) => {
      const { renewal, token } = session;
      if (renewal?.try !== number) return nothing;
      const current = { ...session, renewal: undefined };
      // It was sent in the meantime, or has ended otherwise; or another window's token, taken since, is newer.
      const isStill = token === renewal.token;
      const isNewer = answer.kind === 'renewed' && hasReplaced(answer.token, token ?? '');
      if (token === undefined || !(isStill || isNewer)) return change({ session: current });
      const isRenewed = answer.kind === 'renewed';
      const isEnding = !isRenewed && endOf(token) - now < ANNOUNCED_BEFORE_END;
      return inTurn(
        change({
          session: {
            ...current,
            ending: isEnding ? token : undefined,
            hasRenewalFailed: renewal.isAsked && !isRenewed,
          },
        }),
        answer.kind === 'renewed' ? holdToken(answer.token) : nothing,
        answer.kind === 'over' ? expire : nothing,
      );
    }),

  tokenStored: ({ token }) => takeStored(token),

  sessionKept: ({ isKept }) => change(({ session }) => ({ session: { ...session, isKept } })),
};
