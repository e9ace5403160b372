/** Thrown when the database cannot answer now but may later: the query can be repeated. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;
  /** The server's or the system's code, where there is one: 57P01, ECONNREFUSED. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database cannot answer now (${code})`, { cause });
    this.code = code;
  }
}

/**
 * Faults of PostgreSQL itself rather than of the statement, by SQLSTATE: connections (08), disk full
 * or too many connections (53), stopped or starting (57P), ended for taking too long (57014, 25P03), a
 * lock or disk that is not available (55P03, 58030), and a standby that refuses writes (25006).
 */
const STATES = /^(?:08...|53...|57P0.|57014|25P03|55P03|58030|25006)$/;

/** The system's codes for a connection that failed. */
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
  // A certificate that is not accepted, where TLS is required: the next may be.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** The messages of pg about a connection, which carry no code. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Query read timeout)/;

/** The messages of pg about a server without TLS where TLS is asked for. */
const NO_TLS = /^(?:The server does not support SSL|There was an error establishing an SSL)/;

/** `DatabaseUnavailable` if the error means that the database cannot answer now; else the same error. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (STATES.test(code) || SYSTEM_CODES.has(code)) return new DatabaseUnavailable(code, error);
  if (NO_TLS.test(error.message)) return new DatabaseUnavailable('no TLS', error);
  if (code === '' && MESSAGES.test(error.message)) {
    return new DatabaseUnavailable(error.message.startsWith('timeout') ? 'timeout' : 'gone', error);
  }
  return error;
}

/** Whether the connection leads to a standby, so that it would refuse every further write. */
export function isStandby(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.code === '25006';
}
