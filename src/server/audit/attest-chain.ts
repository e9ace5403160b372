import type { KeyRing } from '../encryption/key-ring.ts';
import type { Storage } from '../storage/storage.ts';
import { type ChainFault, createChainReader } from './chain.ts';

/** `nothing`: every entry since the last attestation is under the current key. */
export type AttestedChain =
  | { ok: true; attested: 'nothing' }
  | { ok: true; attested: { through: number; keys: readonly string[] } }
  | ChainFault;

/**
 * Verifies the whole log, and appends an entry under the current key that attests it, so that the older keys
 * are no longer needed. Nothing is appended to a log that is not intact, or has no entry under an older key.
 */
export async function attestChain(
  { audit, transact }: Pick<Storage, 'audit' | 'transact'>,
  keyRing: KeyRing,
  now: () => Date,
): Promise<AttestedChain> {
  const reader = createChainReader(keyRing);
  let read = 0;
  const readOn = async (log: Pick<Storage['audit'], 'each'>) => {
    for await (const entry of log.each(read)) {
      reader.take(entry);
      read = entry.position;
    }
  };
  // Most of it is read before the log is claimed, for meanwhile nobody can append.
  await readOn(audit);
  return await transact(async (transaction) => {
    await transaction.audit.claim();
    await readOn(transaction.audit);
    const verified = reader.result();
    if (!verified.ok) return verified;
    const [current] = keyRing.ids;
    const keys = reader.keysSinceAttestation().filter((id) => id !== current);
    if (keys.length === 0) return { ok: true, attested: 'nothing' };
    await transaction.audit.append(reader.attest(now()));
    return { ok: true, attested: { through: verified.entries, keys } };
  });
}
