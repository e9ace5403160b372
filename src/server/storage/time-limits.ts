/** How long a database may take, in milliseconds. What is absent is not limited. */
export interface TimeLimits {
  /** For a connection: a new one, or one that others use first. */
  connection: number;
  /** For one statement, by the database's own clock: it is ended there, and the connection lives on. */
  statement?: number;
  /** For the answer to one statement, by our clock: of a database that answers nothing at all. */
  answer?: number;
  /** For a transaction whose server went silent: its locks are given back. */
  idleInTransaction?: number;
}

/**
 * While a visitor waits. The first two that can add up, a connection and an answer, stay below the
 * five seconds within which a call says that it cannot answer now.
 */
export const VISITOR_LIMITS: TimeLimits = {
  connection: 1_500,
  statement: 2_000,
  answer: 2_500,
  idleInTransaction: 10_000,
};

/** For jobs, which nobody waits for: what expires is deleted in one statement, however much it is. */
export const JOB_LIMITS: TimeLimits = {
  connection: 5_000,
  statement: 60_000,
  answer: 65_000,
  idleInTransaction: 60_000,
};

/** For migrations and the operator's commands: an export or a check may take as long as it takes. */
export const COMMAND_LIMITS: TimeLimits = { connection: 10_000 };
