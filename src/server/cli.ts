import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promptInTerminal } from './program/commands/prompt-in-terminal.ts';
import { runCommand } from './program/commands/run-command.ts';
import { stopWhenUnread } from './program/commands/stop-when-unread.ts';

stopWhenUnread(process.stdout, () => process.exit());

const { code, output, more } = await runCommand(process.argv.slice(2), process.env, {
  now: new Date(),
  report: (line) => process.stderr.write(`${line}\n`),
  prompt: process.stdin.isTTY ? promptInTerminal : undefined,
});
process.stdout.write(output);
if (more !== undefined) await pipeline(Readable.from(more), process.stdout, { end: false });
process.exitCode = code;
