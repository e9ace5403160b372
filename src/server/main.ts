import { createEnd } from './program/boot/end-server.ts';
import { type RunningServer, startServer } from './program/boot/start-server.ts';

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

function endWithSignals(server: RunningServer): void {
  const end = createEnd(server, {
    exit: (code) => process.exit(code),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}
