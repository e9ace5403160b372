import { type RawBuilder, sql } from 'kysely';
import { headOf, markHeadOf } from '../security/encryption/key-ring.ts';
import {
  openAnywhere,
  type SealedColumn,
  type SealedValue,
} from '../security/encryption/key-store.ts';
import type { Executor } from './database.ts';
import type { SealedColumnOf } from './sealed-columns.ts';
import type { Tables } from './tables.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A sealed column, for counting, checking and resealing its values. */
export function createSqlSealedColumn<T extends keyof Tables>(
  executor: Executor,
  { table, column, key, places, markOf, boundColumns }: SealedColumnOf<T>,
): SealedColumn {
  const from = sql.table(table);
  const sealed = sql.ref<Uint8Array>(column);
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const keyOf = ({ row }: SealedValue) => sql.join(key.map((name) => row[name]));
  const columns = boundColumns === undefined ? keys : sql`*`;
  const read = async (rest: RawBuilder<unknown>): Promise<SealedValue[]> => {
    const query = sql<Record<string, unknown> & { value: Uint8Array }>`
      select ${columns}, ${sealed} as value from ${from} ${rest}`;
    const { rows } = await query.execute(executor);
    return rows.map(({ value, ...named }) => {
      const row = named as unknown as Tables[T];
      return {
        row: Object.fromEntries(key.map((name) => [name, row[name]])),
        sealed: value,
        places: places(row),
        boundColumns: boundColumns?.(row) ?? [],
      };
    });
  };
  const isAfter = (value: SealedValue | undefined) =>
    value === undefined ? sql`true` : sql`(${keys}) > (${keyOf(value)})`;
  const beginsWith = (id: string) => {
    const head = headOf(id);
    return sql<boolean>`substring(${sealed} from 1 for ${sql.lit(head.length)}) = ${head}`;
  };
  const isUnder = (id: string) =>
    markOf === undefined
      ? beginsWith(id)
      : sql<boolean>`(${beginsWith(id)} and coalesce(starts_with(address_mark, ${markHeadOf(id)}), true))`;
  return {
    name: column === 'sealed' ? snake(table) : `${snake(table)}.${snake(column)}`,
    countByKey: async () => {
      const { rows } = await sql<{ id: string; count: number }>`
        select encode(substring(${sealed} from 3 for get_byte(substring(${sealed} from 1 for 2), 1)), 'escape') as id,
          count(*) as count
        from ${from} where octet_length(${sealed}) > 2 group by 1`.execute(executor);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    page: (after, limit) =>
      read(
        sql`where ${sealed} is not null and ${isAfter(after)} order by ${keys} limit ${sql.lit(limit)}`,
      ),
    pageNotUnder: (id, after, limit) =>
      read(
        sql`where not ${isUnder(id)} and ${isAfter(after)} order by ${keys} limit ${sql.lit(limit)}`,
      ),
    reseal: async (value, keyRing) => {
      const { plain, place } = openAnywhere(keyRing, value);
      const mark = markOf?.(keyRing, plain.toString('utf8'));
      const setMark = mark === undefined ? sql`` : sql`, address_mark = ${mark}`;
      const { numAffectedRows } = await sql`
        update ${from} set ${sealed} = ${keyRing.sealBytes(plain, place)} ${setMark}
        where (${keys}) = (${keyOf(value)}) and ${sealed} = ${value.sealed}`.execute(executor);
      return numAffectedRows === 1n ? 'resealed' : 'changed';
    },
  };
}
