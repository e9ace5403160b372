import process from 'node:process';
import {
  ensureSystemPackages,
  inProject,
  prepareProduct,
  runCommand,
  runInForeground,
} from './project.mjs';

// npm run growth [-- --size small|full] [--json FILE]: fills a PostgreSQL of its own with invented data, tenfold each
// time, and measures at each size what visitors, lists, commands and deliveries take. Run by hand, on an idle machine.
// docs/growth.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('lab', 'growth', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
