import type { JobHandlers, JobName } from '../jobs/job.ts';
import type { Recorder } from './recorder.ts';
import { stopwatch } from './stopwatch.ts';

/** The same handlers, with every run counted and timed. */
export function countJobs(handlers: JobHandlers, recorder: Recorder): JobHandlers {
  const counted = <T>(queue: JobName, run: (data: T) => Promise<void>) => {
    return async (data: T): Promise<void> => {
      const seconds = stopwatch();
      let outcome: 'done' | 'failed' = 'failed';
      try {
        await recorder.within(`job ${queue}`, { 'loanfront.queue': queue }, () => run(data));
        outcome = 'done';
      } finally {
        recorder.count('loanfront_jobs_total', { queue, outcome });
        recorder.time('loanfront_job_duration_seconds', { queue }, seconds());
      }
    };
  };
  const names = Object.keys(handlers) as JobName[];
  return Object.fromEntries(
    names.map((name) => [name, counted(name, handlers[name] as (data: unknown) => Promise<void>)]),
  ) as unknown as JobHandlers;
}
