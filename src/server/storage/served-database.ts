import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { within } from '../http/within.ts';
import { asUnavailable, isStandby } from '../stores/database-unavailable.ts';
import { createDatabase, type Database, type ServedQueueOptions } from './database.ts';
import { COMMAND_LIMITS, type TimeLimits } from './time-limits.ts';

const POOL_SIZE = 10; // connections; the job queue keeps a few of its own

/** How long connections may take to close, in milliseconds: a frozen database never confirms it. */
const CLOSING = 1_000;

/** After how long a silence TCP probes the other end, in milliseconds. */
const KEEP_ALIVE_AFTER = 10_000;

/** int8 (counts): the only type that pg returns as text and PGlite as a number. */
const INT8 = 20;

/**
 * A PostgreSQL server. Connects on the first query. If it cannot answer within the limits, is
 * restarting or full, queries throw `DatabaseUnavailable`; the next query connects again.
 */
export function openServedDatabase(
  connectionString: string,
  limits: TimeLimits = COMMAND_LIMITS,
): Database {
  const pool = new Pool({
    ...connectionOptions(connectionString, limits),
    max: POOL_SIZE,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 ? Number : types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
    },
  });
  // The pool replaces a connection that the server drops. Without a listener the event would end the
  // process: the pool listens on idle connections only, and a connection in use between two
  // statements fails with its next statement anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return createDatabase(new PostgresDialect({ pool: boundPool(pool, limits) }), {
    kind: 'served',
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    queueOptions: {
      ...connectionOptions(connectionString, limits),
      // pg-boss discards a connection whose answer is late.
      ...(limits.answer !== undefined && { query_timeout: limits.answer }),
    },
  });
}

/** The limits as options of pg. */
function connectionOptions(connectionString: string, limits: TimeLimits): ServedQueueOptions {
  const { connection, statement, idleInTransaction } = limits;
  return {
    connectionString,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    ...(statement !== undefined && { statement_timeout: statement }),
    ...(idleInTransaction !== undefined && {
      idle_in_transaction_session_timeout: idleInTransaction,
    }),
  };
}

/** The pool as Kysely uses it, with errors translated to `DatabaseUnavailable`. */
function boundPool(pool: Pool, { answer }: TimeLimits): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(throwUnavailable);
      return boundClient(client, answer);
    },
    end: () => within(CLOSING, pool.end(), undefined),
  };
}

function boundClient(client: PoolClient, answer: number | undefined): PostgresPoolClient {
  // Cursors are not supported, because nothing uses them.
  const query = async (text: string, values: readonly unknown[]) => {
    const result = client.query(text, [...values]);
    const timer = answer === undefined ? undefined : endWhenSilent(client, result, answer);
    try {
      return await result;
    } catch (error) {
      const thrown = asUnavailable(error);
      if (isStandby(thrown)) void client.end();
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard),
  };
}

/**
 * Ends a connection that gives no answer: pg's own limit (`query_timeout`) would leave it waiting, and
 * its next user would wait too. The pool removes a connection that has ended.
 */
function endWhenSilent(client: PoolClient, result: Promise<unknown>, milliseconds: number) {
  let isAnswered = false;
  const note = () => {
    isAnswered = true;
  };
  result.then(note, note);
  return setTimeout(() => {
    // An answer that arrived while this process was busy is read first.
    setImmediate(() => {
      if (!isAnswered) void client.end();
    });
  }, milliseconds);
}

function throwUnavailable(error: unknown): never {
  throw asUnavailable(error);
}
