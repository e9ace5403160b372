import type { RunningServer } from './start-server.ts';

/** How long an orderly shutdown may take after draining, before the process exits without it, in milliseconds. */
export const MAX_SHUTDOWN_MS = 9_000;

/** What the end does to the process. */
interface Process {
  exit(code: number): void;
  /** Writes a line for the operator. */
  report(line: string): void;
}

/**
 * Ends a server: with code 0 as soon as it has stopped, and no later than `MAX_SHUTDOWN_MS` after draining, because what
 * was acknowledged is durable and the next start repeats the jobs that were under way. With code 1 only if stopping fails.
 * Called again, it does nothing: a terminal sends a signal to every process it started, so it may come twice.
 */
export function createEnd(
  { stop, drainSeconds }: Pick<RunningServer, 'stop' | 'drainSeconds'>,
  { exit, report }: Process,
): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(
      () => {
        report('Loanfront exits while something still runs; the next start repeats what is left.');
        exit(0);
      },
      MAX_SHUTDOWN_MS + drainSeconds * 1_000,
    ).unref();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        report(`Loanfront did not shut down cleanly: ${error}`);
        exit(1);
      },
    );
  };
}
