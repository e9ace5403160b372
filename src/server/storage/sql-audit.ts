import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AuditLog } from '../security/audit/audit-log.ts';
import { hashEntry, readCut, writeCut } from '../security/audit/chain.ts';
import { type KeyRing, UnreadableError } from '../security/encryption/key-ring.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE } from './purge-in-batches.ts';
import { PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

export const placeOfAuditKey = (id: string) => `audit_keys/${id}`;

export function createSqlAudit(executor: Executor, keyRing: KeyRing): AuditLog {
  // A new encryption key begins a new audit key: its entries cannot be made with one that leaked before.
  const currentId = `audit-${keyRing.ids[0]}`;
  const readKey = (id: string, sealedKey: Uint8Array) =>
    Buffer.from(JSON.parse(keyRing.open(sealedKey, placeOfAuditKey(id))), 'base64');
  const sealKey = (id: string, key: Buffer) => ({
    id,
    sealedKey: keyRing.seal(JSON.stringify(key.toString('base64')), placeOfAuditKey(id)),
  });
  /** The audit key with which earlier versions made entries while the ring's key of that id was the first. */
  const deriveKey = (id: string) => keyRing.derivedKey(id, 'audit');
  /** What is there already stays: of servers that start together, one stores. */
  const storeKeys = async (rows: readonly Tables['auditKeys'][]) => {
    if (rows.length === 0) return;
    await executor
      .insertInto('auditKeys')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const findCurrentKey = async (): Promise<Buffer | undefined> => {
    const row = await executor
      .selectFrom('auditKeys')
      .select('sealedKey')
      .where('id', '=', currentId)
      .executeTakeFirst();
    return row && readKey(currentId, row.sealedKey);
  };
  /** Called under the log's lock: nobody else stores it in the meantime. */
  const createCurrentKey = async (): Promise<Buffer> => {
    const key = randomBytes(32);
    await storeKeys([sealKey(currentId, key)]);
    return key;
  };
  const end = () =>
    executor
      .selectFrom('auditEntries')
      .select(['position', 'hash', 'at'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
  const append: AuditLog['append'] = async ({ at, actor, action, subject, details }) => {
    // One writer at a time, until its transaction ends, so that the chain has one end.
    await sql`select pg_advisory_xact_lock(hashtextextended('audit log', 0))`.execute(executor);
    const key = (await findCurrentKey()) ?? (await createCurrentKey());
    const last = await end();
    const entry = {
      position: (last?.position ?? 0) + 1,
      at,
      actor,
      action,
      subject,
      details: JSON.stringify(details),
    };
    const hash = hashEntry([currentId, key], entry, last?.hash ?? '');
    await executor
      .insertInto('auditEntries')
      .values({ ...entry, hash })
      .execute();
  };
  return {
    end,
    append,
    purge: async (before, at) => {
      const first = await executor
        .selectFrom('auditEntries')
        .select(['position', 'hash', 'at'])
        .orderBy('position')
        .limit(PURGED_AT_ONCE)
        .execute();
      // Only from the beginning, so that what is left has no gap.
      const kept = first.findIndex((entry) => entry.at >= before);
      const due = kept < 0 ? first : first.slice(0, kept);
      const last = due.at(-1);
      if (last === undefined) return { count: 0, isEnd: true };
      // Before it is deleted: an empty log would begin at 1 again.
      await append({
        at,
        actor: 'job',
        action: 'erasure',
        subject: 'retention',
        details: writeCut(last, due.length),
      });
      await executor.deleteFrom('auditEntries').where('position', '<=', last.position).execute();
      return { count: due.length, isEnd: due.length < PURGED_AT_ONCE };
    },
    cut: async () => {
      const row = await executor
        .selectFrom('auditEntries')
        .select(['action', 'details'])
        .where('action', '=', 'erasure')
        .where('details', 'like', '{"auditEnd":%')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && readCut(row);
    },
    keys: async () => {
      const keys = new Map<string, Uint8Array>();
      for (const id of keyRing.ids) keys.set(id, deriveKey(id));
      const rows = await executor.selectFrom('auditKeys').selectAll().execute();
      for (const { id, sealedKey } of rows) {
        try {
          keys.set(id, readKey(id, sealedKey));
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
        }
      }
      return keys;
    },
    storeDerivedKeys: async () => {
      const { rows } = await sql<{ id: string }>`
        select distinct split_part(hash, '.', 1) as id from audit_entries
        where actor is null and split_part(hash, '.', 1) not in (select id from audit_keys)`.execute(
        executor,
      );
      const onRing = rows.filter(({ id }) => keyRing.ids.includes(id));
      await storeKeys(onRing.map(({ id }) => sealKey(id, deriveKey(id))));
    },
    each: async function* (from = 0) {
      const pages = readPages<
        Selectable<Tables['auditEntries']> & { microseconds: number },
        number
      >(
        (after = from) =>
          executor
            .selectFrom('auditEntries')
            .selectAll()
            .select(sql<number>`(extract(microseconds from at)::int % 1000)`.as('microseconds'))
            .where('position', '>', after)
            .orderBy('position')
            .limit(PAGE)
            .execute(),
        (row) => row.position,
      );
      for await (const { microseconds, ...entry } of pages)
        yield microseconds === 0 ? entry : { ...entry, microseconds };
    },
  };
}
