import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { RetentionStore, Stop, TableCount } from '../stores/retention-store.ts';
import { isStopping } from '../stores/retention-table.ts';
import type { Executor } from './database.ts';
import { anyOf, type DueRows, dueRowsAt } from './due-rows.ts';
import type { Tables } from './tables.ts';

export function createSqlRetention(executor: Executor): RetentionStore {
  return {
    countDue: async (table, at, periods, most) => {
      const { from = sql.table(table), due } = dueRowsAt(at, periods)[table];
      const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
      const counted = due.map((rows) => sql`(select 1 from ${from} where ${rows} ${limit})`);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (${sql.join(counted, sql` union all `)}) due`.execute(
        executor,
      );
      return rows[0]?.count ?? 0;
    },
    countRows: async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}`.execute(executor);
      return rows[0]?.count ?? 0;
    },
    count: async (times, periods) => {
      const ofTimes = times.map((at) => dueRowsAt(at, periods));
      const tables = Object.keys(ofTimes[0] ?? {}) as (keyof (typeof ofTimes)[number])[];
      const counts: TableCount[] = [];
      for (const table of tables)
        counts.push({
          table,
          ...(await countRows(
            executor,
            table,
            ofTimes.map((rows) => rows[table]),
          )),
        });
      return counts;
    },
    stops: async () => {
      const rows = await executor
        .selectFrom('retentionStops')
        .selectAll()
        .orderBy('tableName')
        .execute();
      return rows.flatMap(fromRow);
    },
    stop: async ({ table, at, due, rows, period }) => {
      const changed = { at, due, rowCount: rows, period, confirmedAt: null };
      await executor
        .insertInto('retentionStops')
        .values({ tableName: table, ...changed })
        .onConflict((conflict) => conflict.column('tableName').doUpdateSet(changed))
        .execute();
    },
    confirm: async ({ table, at }, confirmedAt) => {
      const confirmed = await executor
        .updateTable('retentionStops')
        .set({ confirmedAt })
        .where('tableName', '=', table)
        .where('at', '=', at)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst();
      return Number(confirmed.numUpdatedRows) === 1;
    },
    resume: async (table) => {
      await executor.deleteFrom('retentionStops').where('tableName', '=', table).execute();
    },
    lastBackup: async () => {
      const newest = executor.selectFrom('backups').select('at').orderBy('at', 'desc').limit(1);
      return (await newest.executeTakeFirst())?.at;
    },
    purgeBackups: async (before) => {
      const { numAffectedRows } = await sql`
        delete from backups where at < ${before} and at < (select max(at) from backups)`.execute(
        executor,
      );
      return Number(numAffectedRows);
    },
  };
}

/** Of one table, in a statement; zeros where the table is not there, as the queue's before the first start. */
async function countRows(
  executor: Executor,
  table: string,
  ofTimes: readonly DueRows[],
): Promise<Omit<TableCount, 'table'>> {
  const [first] = ofTimes;
  const { rows: there } = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(executor);
  if (first === undefined || there[0]?.found !== true)
    return { rows: 0, due: ofTimes.map(() => 0), held: 0 };
  const { rows } = await sql<{ rows: number; due: readonly number[]; held: number }>`
    select count(*) as rows, array[${sql.join(ofTimes.map(countDue))}]::int[] as due,
      count(*) filter (where ${first.held ?? sql`false`}) as held
    from ${first.from ?? sql.table(table)}`.execute(executor);
  return rows[0] ?? { rows: 0, due: [], held: 0 };
}

function countDue({ due, follows }: DueRows): RawBuilder<unknown> {
  return sql`count(*) filter (where ${anyOf(follows === undefined ? due : [...due, follows])})`;
}

/** A stop of a table that this version does not stop, as another may, is passed over. */
function fromRow(row: Selectable<Tables['retentionStops']>): readonly Stop[] {
  const { tableName: table, at, due, rowCount: rows, period, confirmedAt } = row;
  return isStopping(table)
    ? [{ table, at, due, rows, period, confirmedAt: confirmedAt ?? undefined }]
    : [];
}
