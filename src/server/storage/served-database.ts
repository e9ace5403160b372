import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { createDatabase, type Database } from './database.ts';

const POOL_SIZE = 10; // connections; the job queue keeps a few of its own
const CONNECT_TIMEOUT_MS = 10_000;

/** int8 (counts): the one type that pg gives as text and PGlite as a number. */
const INT8 = 20;

/** A PostgreSQL server. Connects on the first query. */
export function openServedDatabase(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 ? Number : types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
    },
  });
  // An idle connection that the server drops is replaced by the pool; unheard, the event would end
  // the process.
  pool.on('error', () => {});
  return createDatabase(new PostgresDialect({ pool }), {
    kind: 'served',
    queueOptions: { connectionString },
  });
}
