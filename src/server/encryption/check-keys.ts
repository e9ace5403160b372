import type { AuditLog } from '../audit/audit-log.ts';
import { type KeyRing, UnreadableError } from './key-ring.ts';
import { type KeyStore, type KnownKey, openAnywhere } from './key-store.ts';

/** The text that is sealed under each key, to recognise the key by. */
const CHECK_TEXT = 'Loanfront knows this key.';
const placeOfCheck = (id: string) => `encryption_keys/${id}`;

/** How many stored values are tried with a key that has no check value yet: some may be damaged. */
const SAMPLES = 3;

interface Stores {
  keys: KeyStore;
  audit: Pick<AuditLog, 'countByKey'>;
}

/** The ring's keys that cannot be those which the database was encrypted with: the same id, other bytes. */
export async function findWrongKeys(keys: KeyStore, keyRing: KeyRing): Promise<readonly string[]> {
  const known = new Map((await keys.known()).map((key) => [key.id, key]));
  const wrong: string[] = [];
  for (const id of keyRing.ids) {
    const check = known.get(id)?.sealedCheck;
    const isRight =
      check === undefined ? await opensSamples(keys, keyRing, id) : opensCheck(keyRing, id, check);
    if (!isRight) wrong.push(id);
  }
  return wrong;
}

/** The same by the check values alone, without a look at the data. */
export async function findKeysThatFailTheirCheck(
  keys: Pick<KeyStore, 'known'>,
  keyRing: KeyRing,
): Promise<readonly string[]> {
  return (await keys.known())
    .filter(({ id, sealedCheck }) => sealedCheck && !opensCheck(keyRing, id, sealedCheck))
    .map(({ id }) => id)
    .filter((id) => keyRing.ids.includes(id));
}

/**
 * Checks the ring against the database, and stores a check value for each key that has none. A wrong key stores
 * nothing. Two servers that start together with different keys of one id do not both get through.
 */
export async function registerKeys(
  keys: KeyStore,
  keyRing: KeyRing,
  now: Date,
): Promise<{ ok: true } | { ok: false; wrong: readonly string[] }> {
  const wrong = await findWrongKeys(keys, keyRing);
  if (wrong.length > 0) return { ok: false, wrong };
  const known = await keys.known();
  for (const id of keyRing.ids) {
    if (known.find((key) => key.id === id)?.sealedCheck === undefined)
      await keys.remember(id, keyRing.sealUnder(id, CHECK_TEXT, placeOfCheck(id)), now);
  }
  const lost = await findKeysThatFailTheirCheck(keys, keyRing);
  if (lost.length > 0) return { ok: false, wrong: lost };
  // Keys of data that is older than the check values.
  if (known.length === 0) {
    for (const id of await findKeysInUse(keys))
      if (!keyRing.ids.includes(id)) await keys.remember(id, undefined, now);
  }
  return { ok: true };
}

/**
 * Keys that have left the ring although something still needs them. A key that nothing needs any more is
 * marked as retired, and not looked for again.
 */
export async function findMissingKeys(
  stores: Stores,
  keyRing: KeyRing,
  now: Date,
): Promise<readonly string[]> {
  const { keys } = stores;
  const missing: string[] = [];
  const known = await keys.known();
  for (const { id, retiredAt } of known) {
    if (keyRing.ids.includes(id)) {
      if (retiredAt !== undefined) await keys.markRetired(id, undefined);
    } else if (retiredAt === undefined) {
      if (await isNeeded(stores, id)) missing.push(id);
      else await keys.markRetired(id, now);
    }
  }
  return missing;
}

/** A key, and what is under it. */
export interface KeyReport {
  id: string;
  /**
   * `current`: encrypts. `older`: on the ring, decrypts. `missing`: not on the ring, and needed. `retired`: not on
   * the ring, and not needed.
   */
  state: 'current' | 'older' | 'missing' | 'retired';
  firstSeen: Date | undefined;
  /** Since when servers encrypt with it. */
  currentSince: Date | undefined;
  /** How many values are under it, by table; without zeros. */
  rows: Readonly<Record<string, number>>;
  /** How many entries of the audit log it made, and how many of them need it to be verified. */
  auditEntries: { all: number; unattested: number };
}

/** Every key of the ring and of the database. Reads all tables, changes nothing. */
export async function reportKeys(
  { keys, audit }: Stores,
  keyRing: KeyRing,
): Promise<readonly KeyReport[]> {
  const known = new Map((await keys.known()).map((key): [string, KnownKey] => [key.id, key]));
  const counts = await countValues(keys);
  const entries = await audit.countByKey();
  const ids = new Set([...keyRing.ids, ...known.keys(), ...counts.keys(), ...entries.keys()]);
  return [...ids].map((id) => {
    const rows = counts.get(id) ?? {};
    const auditEntries = entries.get(id) ?? { all: 0, unattested: 0 };
    const isNeeded = Object.keys(rows).length > 0 || auditEntries.unattested > 0;
    return {
      id,
      state: stateOf(id, keyRing, isNeeded),
      firstSeen: known.get(id)?.firstSeen,
      currentSince: known.get(id)?.currentSince,
      rows,
      auditEntries,
    };
  });
}

function stateOf(id: string, keyRing: KeyRing, isNeeded: boolean): KeyReport['state'] {
  if (id === keyRing.ids[0]) return 'current';
  if (keyRing.ids.includes(id)) return 'older';
  return isNeeded ? 'missing' : 'retired';
}

/** How many values are under each key, by table. */
async function countValues(keys: KeyStore): Promise<Map<string, Record<string, number>>> {
  const byKey = new Map<string, Record<string, number>>();
  const columns = await Promise.all(
    keys.columns().map(async (column) => ({
      name: column.name,
      byKey: await column.countByKey(),
    })),
  );
  for (const { name, byKey: counts } of [...columns, ...(await keys.countMarks())])
    for (const [id, count] of counts) {
      const rows = byKey.get(id) ?? {};
      rows[name] = count;
      byKey.set(id, rows);
    }
  return byKey;
}

async function findKeysInUse(keys: KeyStore): Promise<readonly string[]> {
  return [...(await countValues(keys)).keys()];
}

async function isNeeded({ keys, audit }: Stores, id: string): Promise<boolean> {
  for (const column of keys.columns()) if ((await column.sample(id, 1)).length > 0) return true;
  return ((await audit.countByKey()).get(id)?.unattested ?? 0) > 0;
}

/** Whether a key opens what is stored under its id, as far as anything is. */
async function opensSamples(keys: KeyStore, keyRing: KeyRing, id: string): Promise<boolean> {
  let hasAny = false;
  for (const column of keys.columns()) {
    for (const value of await column.sample(id, SAMPLES)) {
      if (opens(() => openAnywhere(keyRing, value))) return true;
      hasAny = true;
    }
  }
  return !hasAny;
}

function opensCheck(keyRing: KeyRing, id: string, check: Uint8Array): boolean {
  return opens(() => keyRing.open(check, placeOfCheck(id)));
}

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
