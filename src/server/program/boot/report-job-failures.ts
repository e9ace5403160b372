import type { FastifyBaseLogger } from 'fastify';
import { asUnavailable, DatabaseUnavailable } from '../../stores/database-unavailable.ts';

/** How often an unavailable database is logged, because every poll for jobs fails. */
const EVERY = 60_000; // ms

/** Logs failures; an outage of the database a line per minute. */
export function reportJobFailures(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  now: () => Date,
): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (thrown) => {
    const error = asUnavailable(thrown);
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'A job failed');
      return;
    }
    if (now().getTime() - loggedAt < EVERY) return;
    loggedAt = now().getTime();
    log.warn({ code: error.code }, 'Jobs are waiting for the database');
  };
}
