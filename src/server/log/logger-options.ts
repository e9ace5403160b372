import type { LogLevel } from '../settings/variables.ts';

/**
 * How the log is written: requests by their id alone, errors without the values that database and
 * mail servers put into theirs. `to`: a stream in a test's place of stdout.
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

/** Without `detail`, `where`, `response`, `command`: they quote rows and recipients. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  return { type: error.name, code, message: error.message, stack: error.stack ?? '' };
}
