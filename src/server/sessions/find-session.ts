import type { Storage } from '../storage/storage.ts';
import type { Session } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';

export interface FindSession {
  storage: Pick<Storage, 'sessions'>;
  tokens: SessionTokens;
  now: () => Date;
}

/** The session of a token; `undefined` if the token is forged or expired, or the session is gone. */
export async function findSession(
  services: FindSession,
  token: string,
): Promise<Session | undefined> {
  const now = services.now();
  const id = await services.tokens.verify(token, now);
  return id === undefined ? undefined : await services.storage.sessions.find(id, now);
}
