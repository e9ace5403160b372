import type { BotCheck } from '../bot-check/bot-check.ts';
import type { Storage } from '../storage/storage.ts';
import { type ReopenSession, reopenSession } from './reopen-session.ts';
import { sessionEnd } from './session-end.ts';

export interface OpenSession extends ReopenSession {
  storage: ReopenSession['storage'] & Pick<Storage, 'spentProofs'>;
  botCheck: BotCheck;
  newId: () => string;
}

export type OpenedSession =
  /** `encodedData`: what was saved under the session, JSON; `null` for one that is new. */
  | { ok: true; token: string; encodedData: string | null }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' };

/**
 * Exchanges a proof that the visitor is no bot for a session: the one that an expired token stands for,
 * while its draft is kept, or a new one. Each proof counts once.
 */
export async function openSession(
  world: OpenSession,
  proof: string,
  lapsed?: string,
): Promise<OpenedSession> {
  const now = world.now();
  const verdict = await world.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  if (!(await world.storage.spentProofs.spend(verdict.fingerprint, verdict.expiresAt))) {
    return { ok: false, reason: 'alreadySpent' };
  }
  const reopened = lapsed === undefined ? undefined : await reopenSession(world, lapsed);
  if (reopened !== undefined) return { ok: true, ...reopened };
  const session = { id: world.newId(), createdAt: now, expiresAt: sessionEnd(now) };
  await world.storage.sessions.open(session);
  return { ok: true, token: await world.tokens.sign(session.id, now), encodedData: null };
}
