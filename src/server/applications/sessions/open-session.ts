import type { BotCheck } from '../../http/bot-check/bot-check.ts';
import type { Storage } from '../../stores/storage.ts';
import { type ReopenSession, reopenSession } from './reopen-session.ts';
import { sessionEnd } from './session-end.ts';
import { firstTokenTimes } from './token-times.ts';

export interface OpenSession extends ReopenSession {
  storage: ReopenSession['storage'] & Pick<Storage, 'spentProofs'>;
  botCheck: BotCheck;
  newId: () => string;
}

export type OpenedSession =
  /** `encodedData`: what was saved under the session, JSON; `null` for a new session. */
  | { ok: true; token: string; encodedData: string | null }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' };

/**
 * Exchanges a proof that the visitor is not a bot for a session: the session of an expired token,
 * while its draft is kept, or a new session. Each proof counts once.
 */
export async function openSession(
  services: OpenSession,
  proof: string,
  lapsed?: string,
): Promise<OpenedSession> {
  const now = services.now();
  const verdict = await services.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  if (!(await services.storage.spentProofs.spend(verdict.fingerprint, verdict.expiresAt))) {
    return { ok: false, reason: 'alreadySpent' };
  }
  const reopened = lapsed === undefined ? undefined : await reopenSession(services, lapsed);
  if (reopened !== undefined) return { ok: true, ...reopened };
  const session = {
    id: services.newId(),
    createdAt: now,
    expiresAt: sessionEnd(now),
    tokenTimes: firstTokenTimes(now),
  };
  await services.storage.sessions.open(session);
  return { ok: true, token: await services.tokens.sign(session.id, now), encodedData: null };
}
