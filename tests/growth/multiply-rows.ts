import type { Client } from 'pg';

/** Columns whose values are few words of ours, whatever the number of rows. */
const WORDS = ['kind', 'state', 'provider', 'name', 'lang', 'form', 'action'];

/** What is rare in a table that has grown, by table and column; `t` is the row that is multiplied. */
const RARE: Readonly<Record<string, string>> = {
  'shares.state': `case when random() < 0.03 then t.state else 'sent' end`,
  'shares.ended_at': 't.created_at',
  // The rows that are multiplied are of a version that sealed none.
  'deliveries.sealed': `decode('0102', 'hex')`,
  'deliveries.delivered_at': `case when random() < 0.97 then t.next_attempt_at + random() * interval '300 days' end`,
  'sessions.share_id': 'case when random() < 0.03 then gen_random_uuid() end',
  'uploads.subject_id': 'gen_random_uuid()',
};

/**
 * Makes `count` rows of those that each table has: other keys, times of up to 300 days later, and of what is sealed
 * only the beginning. Nothing can be decrypted, but the planner sees tables that have grown.
 */
export async function multiplyRows(
  client: Client,
  tables: readonly string[],
  count: number,
): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const table of tables) {
    const { rows } = await client.query<{ name: string; type: string; key: boolean }>(
      `select attname as name, format_type(atttypid, null) as type,
        exists (select 1 from pg_index where indrelid = attrelid and attnum = any(indkey)) as key
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    const values = rows.map(
      ({ name, type, key }) => RARE[`${table}.${name}`] ?? multiplied(name, type, key),
    );
    const made = await client.query(
      `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
      select ${values.join(', ')}
      from (select * from ${table} limit 5) t cross join generate_series(1, $1::int) n
      limit $1 on conflict do nothing`,
      [count],
    );
    if ((made.rowCount ?? 0) < count / 2)
      throw new Error(`The table ${table} has no rows to multiply: let fillTables fill it`);
    await client.query(`analyze ${table}`);
  }
}

function multiplied(name: string, type: string, isKey: boolean): string {
  if (type === 'uuid') return `case when t.${name} is not null then gen_random_uuid() end`;
  if (type === 'bytea') return `substring(t.${name} from 1 for 100)`;
  if (type === 'bigint') return '1000 + row_number() over ()';
  if (type === 'timestamp with time zone') return `t.${name} + random() * interval '300 days'`;
  if (type === 'text' && isKey && !WORDS.includes(name))
    return `case when t.${name} is not null then md5(random()::text) end`;
  return `t.${name}`;
}
