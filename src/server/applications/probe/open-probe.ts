import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Storage } from '../../stores/storage.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import type { SessionTokens } from '../sessions/session-tokens.ts';
import { readProbeMark } from './probe-mark.ts';

/** How long a probe may take, in milliseconds. */
const PROBE_LIFE = 5 * 60_000;

export interface FindProbe {
  /** Signs the tokens of probes. Other calls do not accept them, and neither does an earlier version. */
  probeTokens: SessionTokens;
  now: () => Date;
}

export interface OpenProbe extends FindProbe {
  storage: Pick<Storage, 'transact'>;
  hashes: Pick<KeyedHashes, 'fits'>;
  newId: () => string;
}

/** Exchanges a mark, once, for the session of a probe. It has no row: only its token says that there is one. */
export async function openProbe(services: OpenProbe, proof: string): Promise<OpenedSession> {
  const now = services.now();
  const mark = readProbeMark(services.hashes, proof, now);
  if (mark === undefined) return { ok: false, reason: 'notProven' };
  const isFirst = await services.storage.transact(async ({ spentProofs, audit }) => {
    if (!(await spentProofs.spend(mark.fingerprint, mark.expiresAt))) return false;
    const actor = `operator:${mark.operator}` as const;
    await audit.append({ at: now, actor, action: 'probe', subject: 'probe', details: {} });
    return true;
  });
  if (!isFirst) return { ok: false, reason: 'alreadySpent' };
  const token = await services.probeTokens.sign(services.newId(), now);
  return { ok: true, token, encodedData: null };
}

/** The id of a probe's session; `undefined` if the token is another's, or older than a probe may take. */
export async function findProbe(
  { probeTokens, now }: FindProbe,
  token: string,
): Promise<string | undefined> {
  const at = now();
  const named = await probeTokens.verify(token, at);
  const isOver = named === undefined || at.getTime() - named.issuedAt.getTime() >= PROBE_LIFE;
  return isOver ? undefined : named.id;
}
