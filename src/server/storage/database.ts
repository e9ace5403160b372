import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely';
import { fromKysely, type Db as QueueConnection } from 'pg-boss';
import type { Tables } from './tables.ts';
import { guardQueries, guardTransaction, refuseInsideTransaction } from './transaction-guard.ts';

/** What a store queries: the database at large, or a transaction. */
export type Executor = Kysely<Tables>;

/** A transaction as its body sees it. */
export interface OpenTransaction {
  executor: Executor;
  /** The same transaction in the job queue's terms. */
  queueConnection: QueueConnection;
}

/** The options of pg with which the job queue opens its own connections to a server. */
export interface ServedQueueOptions {
  connectionString: string;
  connectionTimeoutMillis: number;
  query_timeout?: number;
  statement_timeout?: number;
  idle_in_transaction_session_timeout?: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
}

/** A database, embedded or served. Callers need not know which. */
export interface Database {
  kind: 'embedded' | 'served';
  executor: Executor;
  /** Commits what `work` did when it resolves, rolls back when it throws. Not nestable. */
  transact<T>(work: (transaction: OpenTransaction) => Promise<T>): Promise<T>;
  /** How the job queue connects to the same database. */
  queueOptions: { db: QueueConnection; backend: 'pglite' } | ServedQueueOptions;
  /** How many connections are open, how many of them idle, and how many queries wait for one; embedded has none. */
  connections?(): Connections;
  /** From now on every statement that ends is reported, without its values. */
  observeQueries(observer: QueryObserver): void;
  close(): Promise<void>;
}

export type QueryObserver = (text: string, milliseconds: number, isFailure: boolean) => void;

export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

export function createDatabase(
  dialect: Dialect,
  rest: Pick<Database, 'kind' | 'queueOptions' | 'connections'> & {
    /** Throws if nothing can be written now. */
    beforeTransaction?: () => Promise<void>;
    close?: () => Promise<void>;
  },
): Database {
  let observer: QueryObserver | undefined;
  const bare = new Kysely<Tables>({
    dialect,
    log: ({ level, query, queryDurationMillis }) =>
      observer?.(query.sql, queryDurationMillis, level === 'error'),
  });
  const executor = bare.withPlugin(guardQueries).withPlugin(new CamelCasePlugin());
  return {
    kind: rest.kind,
    queueOptions: rest.queueOptions,
    executor,
    observeQueries: (next) => {
      observer = next;
    },
    ...(rest.connections !== undefined && { connections: rest.connections }),
    transact: async (work) => {
      refuseInsideTransaction();
      await rest.beforeTransaction?.();
      return await bare
        .transaction()
        .execute((transaction) => guardTransaction(() => work(openTransaction(transaction))));
    },
    close: async () => {
      await bare.destroy();
      await rest.close?.();
    },
  };
}

function openTransaction(transaction: Transaction<Tables>): OpenTransaction {
  return {
    executor: transaction.withPlugin(new CamelCasePlugin()),
    queueConnection: fromKysely(transaction),
  };
}
