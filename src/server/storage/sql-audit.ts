import { type Selectable, sql } from 'kysely';
import type { AuditLog } from '../audit/audit-log.ts';
import { hashEntry } from '../audit/chain.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { Executor } from './database.ts';
import { PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

export function createSqlAudit(executor: Executor, keyRing: KeyRing): AuditLog {
  const end = () =>
    executor
      .selectFrom('auditEntries')
      .select(['position', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
  /** One writer at a time, until its transaction ends, so that the chain has one end. */
  const lock = () =>
    sql`select pg_advisory_xact_lock(hashtextextended('audit log', 0))`.execute(executor);
  return {
    end,
    claim: async () => {
      await lock();
    },
    append: async ({ at, action, subject, details }) => {
      await lock();
      const last = await end();
      const entry = {
        position: (last?.position ?? 0) + 1,
        at,
        action,
        subject,
        details: JSON.stringify(details),
      };
      const hash = hashEntry(keyRing, entry, last?.hash ?? '');
      await executor
        .insertInto('auditEntries')
        .values({ ...entry, hash })
        .execute();
    },
    countByKey: async () => {
      const { rows } = await sql<{ id: string; all: number; unattested: number }>`
        select split_part(hash, '.', 1) as id, count(*) as "all",
          count(*) filter (where position >= coalesce(
            (select max(position) from audit_entries where action = 'attestation'), 0)) as unattested
        from audit_entries group by 1`.execute(executor);
      return new Map(rows.map(({ id, ...counts }) => [id, counts]));
    },
    each: async function* (from = 0) {
      yield* readPages<Selectable<Tables['auditEntries']>, number>(
        (after = from) =>
          executor
            .selectFrom('auditEntries')
            .selectAll()
            .where('position', '>', after)
            .orderBy('position')
            .limit(PAGE)
            .execute(),
        (row) => row.position,
      );
    },
  };
}
