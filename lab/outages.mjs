import process from 'node:process';
import {
  ensureSystemPackages,
  inProject,
  prepareProduct,
  runCommand,
  runInForeground,
} from './project.mjs';

// Kills the server and makes its database fail under load, and compares what was acknowledged with
// what was stored: node lab/outages.mjs [--only TEXT] [--json FILE]. Run by hand on an idle machine;
// takes about half an hour. docs/reliability.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('lab', 'outages', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
