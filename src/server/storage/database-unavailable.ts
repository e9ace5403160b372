/** Thrown where the database cannot answer now, and may later: what was asked can be asked again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;
  /** The server's or the system's code where there is one: 57P01, ECONNREFUSED. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database cannot answer now (${code})`, { cause });
    this.code = code;
  }
}

/**
 * What PostgreSQL says of itself rather than of the statement, by SQLSTATE: connections (08), no room
 * or too many connections (53), ended or starting (57P), ended for taking too long (57014, 25P03), a
 * lock or a disk that does not come (55P03, 58030), and a standby that does not take writes (25006).
 */
const STATES = /^(?:08...|53...|57P0.|57014|25P03|55P03|58030|25006)$/;

/** What the system says of a connection. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket of a server that was stopped
]);

/** What pg says of a connection, which has no code. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Query read timeout)/;

/** The same error, or in its place that the database cannot answer now. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (STATES.test(code) || SYSTEM_CODES.has(code)) return new DatabaseUnavailable(code, error);
  if (code === '' && MESSAGES.test(error.message)) {
    return new DatabaseUnavailable(error.message.startsWith('timeout') ? 'timeout' : 'gone', error);
  }
  return error;
}

/** Whether a connection that said this is of no more use: it would say so again. */
export function isStandby(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.code === '25006';
}
