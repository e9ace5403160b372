import process from 'node:process';
import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareCommands } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// `npm run loanfront -- <command>`: the operator's commands. Messages about installing and building go
// to stderr; stdout belongs to the command.
await runCommand(async () => {
  const node = await prepareCommands();
  return runInForeground(node, [inProject('dist', 'server', 'cli.mjs'), ...process.argv.slice(2)]);
});
