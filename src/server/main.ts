import { startServer } from './boot/start-server.ts';

/** How long an orderly end may take before the process leaves without it, in milliseconds. */
const PATIENCE = 9_000;

try {
  const server = await startServer(process.env);
  if (server.ok) {
    process.stdout.write(`Loanfront is ready at ${server.address}\n`);
    endWithSignals(server.stop);
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

/** A terminal sends a signal to every process it started, so the same one may come twice. */
function endWithSignals(stop: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Loanfront did not end in good order: ${error}\n`);
          process.exit(1);
        },
      );
    });
  }
}
