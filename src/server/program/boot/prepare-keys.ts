import { join } from 'node:path';
import { registerKeys } from '../../security/encryption/check-keys.ts';
import type { KeyRing } from '../../security/encryption/key-ring.ts';
import { storesOn } from '../../storage/create-storage.ts';
import type { Database } from '../../storage/database.ts';
import type { Settings } from '../settings/read-settings.ts';
import { type Refusal, refuse } from './refusal.ts';

type KeySettings = Pick<Settings, 'dataDir' | 'encryptionKeys'>;

/** Where the keys come from, for the operator. */
function sourceOf({ dataDir, encryptionKeys }: KeySettings): string {
  return encryptionKeys === undefined ? join(dataDir, 'encryption-keys') : 'ENCRYPTION_KEYS';
}

/** What to do about a key that is not the one of its id. The id is no secret. */
export function describeWrongKey(id: string, settings: KeySettings): string {
  return `${sourceOf(settings)} does not contain the key "${id}" that this database was encrypted with, but another key under that id: restore the right key, or give the new key its own id and list it before the right key (docs/how-to/replace-the-keys.md).`;
}

/** What to do about a key that left too early. */
export function describeMissingKey(id: string, settings: KeySettings): string {
  return `${sourceOf(settings)} does not contain the key "${id}", with which data is encrypted: put it back after the first, then loanfront keys reseal.`;
}

/**
 * Checks the ring against an opened database, and remembers its keys there; refuses a wrong key. Then stores the audit
 * keys that an earlier version derived from the ring's keys.
 */
export async function prepareKeys(
  database: Pick<Database, 'executor'>,
  keyRing: KeyRing,
  settings: KeySettings,
  { now, serves }: { now: Date; serves: boolean },
): Promise<{ ok: true } | Refusal> {
  const { keys, audit } = storesOn(database.executor, keyRing);
  const wrong = await registerKeys(keys, keyRing, now);
  if (wrong.length > 0) return refuse(...wrong.map((id) => describeWrongKey(id, settings)));
  if (serves) await keys.markServed(keyRing.ids[0], now);
  await audit.storeDerivedKeys();
  return { ok: true };
}
