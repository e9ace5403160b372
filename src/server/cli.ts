import { runCommand } from './commands/run-command.ts';

const { code, output } = await runCommand(process.argv.slice(2), process.env, {
  now: new Date(),
  report: (line) => process.stderr.write(`${line}\n`),
  isTerminal: process.stdout.isTTY === true,
});
process.stdout.write(output);
process.exitCode = code;
