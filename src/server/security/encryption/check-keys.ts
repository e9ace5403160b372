import { type KeyRing, UnreadableError } from './key-ring.ts';
import type { KeyStore } from './key-store.ts';

/** The text that is sealed under each key, to recognise the key by. */
const CHECK_TEXT = 'Loanfront knows this key.';
const placeOfCheck = (id: string) => `encryption_keys/${id}`;

/** The ring's keys that are not those which the database knows: the same id, other bytes. */
export async function findWrongKeys(
  keys: Pick<KeyStore, 'known'>,
  keyRing: KeyRing,
): Promise<readonly string[]> {
  return (await keys.known())
    .filter(({ id, sealedCheck }) => sealedCheck && !opensCheck(keyRing, id, sealedCheck))
    .map(({ id }) => id)
    .filter((id) => keyRing.ids.includes(id));
}

/**
 * Checks the ring against the database, and stores a check value for each key that has none; with a wrong key, nothing.
 * Two servers that start together with different keys of one id do not both get through. Returns the wrong keys.
 */
export async function registerKeys(
  keys: KeyStore,
  keyRing: KeyRing,
  now: Date,
): Promise<readonly string[]> {
  const wrong = await findWrongKeys(keys, keyRing);
  if (wrong.length > 0) return wrong;
  for (const id of keyRing.ids)
    await keys.remember(id, keyRing.sealUnder(id, CHECK_TEXT, placeOfCheck(id)), now);
  return await findWrongKeys(keys, keyRing);
}

/** A key, and what is under it. */
export interface KeyReport {
  id: string;
  /** `first`: encrypts. `older`: only decrypts. `missing`: values are under it, and it is not on the ring. */
  state: 'first' | 'older' | 'missing';
  /** How many values are under it, by table; without zeros. */
  values: Readonly<Record<string, number>>;
}

/** Every key of the ring, in its order, then those that are missing. Reads all tables, changes nothing. */
export async function reportKeys(keys: KeyStore, keyRing: KeyRing): Promise<readonly KeyReport[]> {
  const counts = await countValues(keys);
  const stateOf = (id: string): KeyReport['state'] => {
    if (id === keyRing.ids[0]) return 'first';
    return keyRing.ids.includes(id) ? 'older' : 'missing';
  };
  return [...new Set([...keyRing.ids, ...counts.keys()])].map((id) => ({
    id,
    state: stateOf(id),
    values: counts.get(id) ?? {},
  }));
}

/** How many values are under each key, by table. */
async function countValues(keys: KeyStore): Promise<Map<string, Record<string, number>>> {
  const counted = await Promise.all(
    keys.columns().map(async (column) => ({
      name: column.name,
      byKey: await column.countByKey(),
    })),
  );
  const values = new Map<string, Record<string, number>>();
  for (const { name, byKey } of [...counted, ...(await keys.countMarks())])
    for (const [id, count] of byKey) values.set(id, { ...values.get(id), [name]: count });
  return values;
}

function opensCheck(keyRing: KeyRing, id: string, check: Uint8Array): boolean {
  try {
    return keyRing.open(check, placeOfCheck(id)) === CHECK_TEXT;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
