export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Options of the log: requests by id only, errors without the values that database and mail servers
 * put into them. `to`: a stream that replaces stdout in a test.
 */
export function loggerOptions(level: LogLevel, to?: { write(line: string): void }) {
  return {
    level,
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
    ...(to !== undefined && { stream: to }),
  };
}

interface DescribedError {
  [key: string]: unknown;
  type: string;
  code: string;
  message: string;
  stack: string;
}

/** Omits `detail`, `where`, `response` and `command`, which quote rows and recipients. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  return { type: error.name, code, message: error.message, stack: error.stack ?? '' };
}
