import { JOB_NAMES } from '../jobs/job.ts';
import type { Counting } from './recorder.ts';

/** Shows as 0 what an alert waits for: Prometheus sees no increase in a series that begins at 1. */
export function beginAtZero(recorder: Counting): void {
  for (const queue of JOB_NAMES)
    for (const outcome of ['done', 'failed', 'given-up'] as const)
      recorder.count('loanfront_jobs_total', { queue, outcome }, 0);
  for (const outcome of ['passed', 'notProven', 'checkUnavailable'] as const)
    recorder.count('loanfront_bot_checks_total', { outcome }, 0);
}
