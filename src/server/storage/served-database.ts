import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { createDatabase, type Database, type ServedQueueOptions } from './database.ts';
import { asUnavailable, isStandby } from './database-unavailable.ts';
import { COMMAND_LIMITS, type TimeLimits } from './time-limits.ts';

const POOL_SIZE = 10; // connections; the job queue keeps a few of its own

/** How long connections may take to end, in milliseconds: a frozen database never says goodbye. */
const CLOSING = 1_000;

/** After which silence the system asks whether the other end is there, in milliseconds. */
const KEEP_ALIVE_AFTER = 10_000;

/** int8 (counts): the one type that pg gives as text and PGlite as a number. */
const INT8 = 20;

/**
 * A PostgreSQL server. Connects on the first query. Where it cannot answer within the limits, is
 * restarted or full, what is asked of it throws `DatabaseUnavailable`; the next query connects anew.
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
  // A connection that the server drops is replaced by the pool. Unheard, the event would end the
  // process: the pool hears those that are idle, nobody those in use between two statements, whose
  // next statement fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return createDatabase(new PostgresDialect({ pool: boundPool(pool, limits) }), {
    kind: 'served',
    queueOptions: {
      ...connectionOptions(connectionString, limits),
      // pg-boss gives up a connection whose answer is late.
      ...(limits.answer !== undefined && { query_timeout: limits.answer }),
    },
  });
}

/** How pg is told of limits. */
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

/** The pool as Kysely asks it, which says what the database cannot do now. */
function boundPool(pool: Pool, { answer }: TimeLimits): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(throwUnavailable);
      return boundClient(client, answer);
    },
    end: () => withinClosing(pool.end()),
  };
}

function boundClient(client: PoolClient, answer: number | undefined): PostgresPoolClient {
  // No cursors: none is asked for.
  const query = async (text: string, values: readonly unknown[]) => {
    const asked = client.query(text, [...values]);
    const timer = answer === undefined ? undefined : endWhenSilent(client, asked, answer);
    try {
      return await asked;
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
 * whoever used it next would wait with it. The pool drops one that has ended.
 */
function endWhenSilent(client: PoolClient, asked: Promise<unknown>, milliseconds: number) {
  let isAnswered = false;
  const note = () => {
    isAnswered = true;
  };
  asked.then(note, note);
  return setTimeout(() => {
    // An answer that came while this process was busy is read first.
    setImmediate(() => {
      if (!isAnswered) void client.end();
    });
  }, milliseconds);
}

function throwUnavailable(error: unknown): never {
  throw asUnavailable(error);
}

async function withinClosing(ended: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((settle) => {
    timer = setTimeout(settle, CLOSING);
  });
  await Promise.race([ended, patience]).finally(() => clearTimeout(timer));
}
