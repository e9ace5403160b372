import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareProduct } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// Kills the server and makes its database fail under load, and compares what was acknowledged with
// what was stored: node scripts/outages.mjs [--only TEXT] [--json FILE]. Run by hand on an idle machine;
// takes about half an hour. docs/reliability.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('scripts', 'outages', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
