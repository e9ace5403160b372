import type { BotCheck } from '../bot-check/bot-check.ts';
import type { Storage } from '../storage/storage.ts';
import { SESSION_SECONDS, type SessionTokens } from './session-tokens.ts';

export interface OpenSession {
  storage: Pick<Storage, 'spentProofs' | 'sessions'>;
  botCheck: BotCheck;
  tokens: SessionTokens;
  now: () => Date;
  newId: () => string;
}

export type OpenedSession =
  | { ok: true; token: string }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' };

/** Exchanges a proof that the visitor is no bot for a session. Each proof counts once. */
export async function openSession(world: OpenSession, proof: string): Promise<OpenedSession> {
  const now = world.now();
  const verdict = await world.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  if (!(await world.storage.spentProofs.spend(verdict.fingerprint, verdict.expiresAt))) {
    return { ok: false, reason: 'alreadySpent' };
  }
  const session = { id: world.newId(), createdAt: now, expiresAt: sessionEnd(now) };
  await world.storage.sessions.open(session);
  return { ok: true, token: await world.tokens.sign(session.id, now) };
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
