import type { Session } from '../../stores/session-store.ts';
import type { Storage } from '../../stores/storage.ts';
import type { SessionTokens } from './session-tokens.ts';
import { isAccepted } from './token-times.ts';

export interface FindSession {
  storage: Pick<Storage, 'sessions'>;
  tokens: SessionTokens;
  now: () => Date;
}

/** The session of a token, and when the token was issued. */
export interface FoundByToken {
  session: Session;
  issuedAt: Date;
}

/**
 * The session of a token; `undefined` if the token is forged, expired or replaced more than five minutes
 * ago, or the session is gone.
 */
export async function findByToken(
  services: FindSession,
  token: string,
): Promise<FoundByToken | undefined> {
  const now = services.now();
  const named = await services.tokens.verify(token, now);
  const session = named && (await services.storage.sessions.find(named.id, now));
  if (named === undefined || session === undefined) return undefined;
  const { issuedAt } = named;
  return isAccepted(session.tokenTimes, issuedAt, now) ? { session, issuedAt } : undefined;
}

/** The same, where only the session counts. */
export async function findSession(
  services: FindSession,
  token: string,
): Promise<Session | undefined> {
  return (await findByToken(services, token))?.session;
}
