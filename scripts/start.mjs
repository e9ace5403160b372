import { runCommand } from './commands/refusal.mjs';
import { prepareStart } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';
import { SERVER_PROGRAM } from './processes/server-program.mjs';

// `npm start`: installs what is missing, builds what has changed, serves. Runs on the machine's own Node,
// without installed packages.
await runCommand(async () => {
  const node = await prepareStart();
  return runInForeground(node, SERVER_PROGRAM);
});
