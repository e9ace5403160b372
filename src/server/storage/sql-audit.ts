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
  /** The lock, and the end that only its holder may go on from (migration 0018). */
  const holdEnd = async () => {
    const { rows } = await sql<{ lastPosition: number; lastHash: string }>`
      select * from hold_audit_end()`.execute(executor);
    return rows[0];
  };
  return {
    end,
    claim: async () => {
      await holdEnd();
    },
    append: async ({ at, action, subject, details }) => {
      // A single writer at a time, until its transaction ends, so that the chain has a single end.
      const { lastPosition = 0, lastHash = '' } = (await holdEnd()) ?? {};
      const entry = {
        position: lastPosition + 1,
        at,
        action,
        subject,
        details: JSON.stringify(details),
      };
      const hash = hashEntry(keyRing, entry, lastHash);
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
