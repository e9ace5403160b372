import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The time by the database's clock. */
export async function readDatabaseTime({ executor }: Pick<Database, 'executor'>): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no time');
  return new Date(row.time);
}
