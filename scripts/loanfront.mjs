import process from 'node:process';
import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareCommands } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// `npm run loanfront -- <command>`: the operator's commands. Whatever has to be installed or built
// first says so on stderr; stdout is the command's alone.
await runCommand(async () => {
  const node = await prepareCommands();
  return runInForeground(node, [
    '--enable-source-maps',
    inProject('dist', 'server', 'cli.mjs'),
    ...process.argv.slice(2),
  ]);
});
