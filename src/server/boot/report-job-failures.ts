import type { FastifyBaseLogger } from 'fastify';
import { asUnavailable, DatabaseUnavailable } from '../storage/database-unavailable.ts';

/** How often a database that does not answer is told of: every look for jobs meets it. */
const EVERY = 60_000; // ms

/** Writes what failed into the log; of an outage of the database one line a minute. */
export function reportJobFailures(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  now: () => Date,
): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (thrown) => {
    const error = asUnavailable(thrown);
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'A job failed');
      return;
    }
    if (now().getTime() - toldAt < EVERY) return;
    toldAt = now().getTime();
    log.warn({ code: error.code }, 'The jobs wait for the database');
  };
}
