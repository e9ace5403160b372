import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareStart } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// `npm start`: installs what is missing, builds what has changed, serves. Runs on the machine's own Node,
// without installed packages.
await runCommand(async () => {
  const node = await prepareStart();
  return runInForeground(node, [inProject('dist', 'server', 'main.mjs')]);
});
