import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareProduct } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// Kills the server and lets its database fail under load, and counts what was acknowledged against
// what is there: node scripts/outages.mjs [--only TEXT] [--json FILE]. By hand; about half an hour, on
// this machine alone. docs/reliability.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('scripts', 'outages', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
