import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/storage/database.ts';

/** The only row of a table as text, and what is sealed in it read as text too: what a thief of the database would see. */
export async function dumpTable(database: Database, table: string): Promise<string> {
  const { rows } = await sql<{ sealed: Uint8Array }>`select * from ${sql.table(table)}`.execute(
    database.executor,
  );
  expect(rows).toHaveLength(1);
  return JSON.stringify(rows) + rows.map((row) => Buffer.from(row.sealed).toString('utf8')).join();
}
