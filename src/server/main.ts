import { type RunningServer, startServer } from './program/boot/start-server.ts';

/** How long an orderly shutdown may take after draining, before the process exits without it, in milliseconds. */
const TIMEOUT = 9_000;

try {
  const server = await startServer(process.env);
  if (server.ok) {
    process.stdout.write(`Loanfront is ready at ${server.address}\n`);
    endWithSignals(server);
  } else {
    process.stderr.write(
      `Loanfront does not start:\n${server.lines.map((l) => `  ${l}\n`).join('')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(
    `Loanfront does not start: ${error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = 1;
}

/** A terminal sends a signal to every process it started, so the same signal may come twice. */
function endWithSignals({ stop, drainSeconds }: RunningServer): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), TIMEOUT + drainSeconds * 1_000).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Loanfront did not shut down cleanly: ${error}\n`);
          process.exit(1);
        },
      );
    });
  }
}
