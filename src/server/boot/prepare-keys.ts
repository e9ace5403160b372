import { join } from 'node:path';
import { findMissingKeys, registerKeys } from '../encryption/check-keys.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Database } from '../storage/database.ts';
import { storesOn } from '../storage/stores.ts';
import { type Refusal, refuse } from './refusal.ts';

type KeySettings = Pick<Settings, 'dataDir' | 'encryptionKeys'>;

/** Where the keys come from, for the operator. */
function sourceOf({ dataDir, encryptionKeys }: KeySettings): string {
  return encryptionKeys === undefined ? join(dataDir, 'encryption-keys') : 'ENCRYPTION_KEYS';
}

/** What to do about a key that is not the one of its id. The id is no secret. */
export function describeWrongKey(id: string, settings: KeySettings): string {
  return `${sourceOf(settings)} has another key under the id «${id}» than the one that this database was encrypted with: put the right key back, or give the new key an id of its own and leave the right one after it (docs/how-to/replace-the-keys.md).`;
}

/** What to do about a key that left too early. */
export function describeMissingKey(id: string, settings: KeySettings): string {
  return `${sourceOf(settings)} does not contain the key «${id}», which data or the audit log need: put it back after the first, then npm run loanfront -- keys reseal`;
}

/**
 * Checks the ring against an opened database, and remembers its keys there. Refuses a wrong key, with a sentence
 * each. `missing`: the ids of keys that are still needed and not on the ring, which prevents nothing else.
 */
export async function prepareKeys(
  database: Pick<Database, 'executor'>,
  keyRing: KeyRing,
  settings: KeySettings,
  { now, serves }: { now: Date; serves: boolean },
): Promise<{ ok: true; missing: readonly string[] } | Refusal> {
  const stores = storesOn(database.executor, keyRing);
  const registered = await registerKeys(stores.keys, keyRing, now);
  if (!registered.ok)
    return refuse(...registered.wrong.map((id) => describeWrongKey(id, settings)));
  if (!serves) return { ok: true, missing: [] };
  await stores.keys.markCurrent(keyRing.ids[0], now);
  return { ok: true, missing: await findMissingKeys(stores, keyRing, now) };
}
