import { sql } from 'kysely';
import type { KeyStore } from '../security/encryption/key-store.ts';
import type { Executor } from './database.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { createSqlSealedColumn } from './sql-sealed-column.ts';

const MARKED = ['requests', 'newsletter_subscriptions'] as const;

export function createSqlKeys(executor: Executor): KeyStore {
  return {
    known: async () => {
      const rows = await executor
        .selectFrom('encryptionKeys')
        .selectAll()
        .orderBy('firstSeen')
        .orderBy('id')
        .execute();
      return rows.map(({ id, sealedCheck, currentSince }) => ({
        id,
        sealedCheck: sealedCheck ?? undefined,
        hasServed: currentSince !== null,
      }));
    },
    remember: async (id, sealedCheck, firstSeen) => {
      await executor
        .insertInto('encryptionKeys')
        .values({ id, sealedCheck, firstSeen })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ sealedCheck })
            .where('encryptionKeys.sealedCheck', 'is', null),
        )
        .execute();
    },
    markServed: async (id, currentSince) => {
      await executor
        .updateTable('encryptionKeys')
        .set({ currentSince })
        .where('id', '=', id)
        .where('currentSince', 'is', null)
        .execute();
    },
    columns: () => SEALED_COLUMNS.map((column) => createSqlSealedColumn(executor, column as never)),
    countMarks: () =>
      Promise.all(
        MARKED.map(async (table) => {
          const { rows } = await sql<{ id: string; count: number }>`
            select split_part(address_mark, '.', 1) as id, count(*) as count
            from ${sql.raw(table)} where address_mark is not null group by 1`.execute(executor);
          const byKey = new Map(rows.map(({ id, count }) => [id, count]));
          return { name: `${table}.address_mark`, byKey };
        }),
      ),
  };
}
