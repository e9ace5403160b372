/** Time limits of the database, in milliseconds. What is absent is not limited. */
export interface TimeLimits {
  /** For getting a connection, new or from the pool. */
  connection: number;
  /** For a statement, by the database's clock: the statement is cancelled and the connection stays. */
  statement?: number;
  /** For the answer to a statement, by our clock: for a database that does not answer at all. */
  answer?: number;
  /** For a transaction whose server has gone silent: its locks are released. */
  idleInTransaction?: number;
}

/**
 * While a visitor waits. The first two can add up, a connection and an answer, and together stay below
 * the five seconds after which a call says that it cannot answer now.
 */
export const VISITOR_LIMITS: TimeLimits = {
  connection: 1_500,
  statement: 2_000,
  answer: 2_500,
  idleInTransaction: 10_000,
};

/** For jobs, for which nobody waits. */
export const JOB_LIMITS: TimeLimits = {
  connection: 5_000,
  statement: 60_000,
  answer: 65_000,
  idleInTransaction: 60_000,
};

/** For migrations and the operator's commands: an export or a check may take as long as it takes. */
export const COMMAND_LIMITS: TimeLimits = { connection: 10_000 };
