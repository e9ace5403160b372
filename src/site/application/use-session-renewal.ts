import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredSession } from '#site/browser/stored-session.ts';
import { calls, propertyOf } from './calls.ts';

/** A session is renewed once it has less than this left, in milliseconds. */
const RENEWED_BEFORE_END = 24 * 3600 * 1000;
/** Not renewed with so much left, its end is said, in milliseconds. */
const WARNED_BEFORE_END = 3600 * 1000;
/** How often a page that stays open looks, in milliseconds. */
const LOOKS_EVERY = 60 * 1000;

interface Renewal {
  /** The token in use; nothing to renew without. */
  readonly token: () => string | undefined;
  readonly session: () => StoredSession;
  readonly onRenewed: (token: string) => void;
  /** The session can be renewed no more: it is over before anything typed is. */
  readonly onExpired: () => void;
}

/**
 * Renews the session in time while the page stays open, or tells that it has ended. `ending`: the token
 * that ends soon and could not be renewed; `renew` tries again.
 */
export function useSessionRenewal({ token, session, onRenewed, onExpired }: Renewal) {
  const [ending, setEnding] = useState<string>();
  const looking = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    let asking = false;
    const look = async () => {
      const held = token();
      if (asking || !held || endOf(held) - Date.now() > RENEWED_BEFORE_END) return;
      asking = true;
      const reply = await calls.refreshSession(held);
      asking = false;
      const renewed = reply.kind === 'answered' && reply.status === 200;
      setEnding(!renewed && endOf(held) - Date.now() < WARNED_BEFORE_END ? held : undefined);
      if (reply.kind === 'unreachable') return;
      const fresh = propertyOf(reply.body, 'token');
      if (reply.status === 200 && typeof fresh === 'string') {
        session().write(fresh);
        onRenewed(fresh);
      } else if (reply.status === 401 || reply.status === 410) onExpired();
    };
    looking.current = look;
    const timer = setInterval(() => void look(), LOOKS_EVERY);
    const back = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [token, session, onRenewed, onExpired]);
  return { ending, renew: useCallback(async () => looking.current?.(), []) };
}

/** When a token ends, in milliseconds since 1970; without end where it cannot be read. */
export function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
