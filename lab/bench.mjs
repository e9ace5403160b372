import process from 'node:process';
import {
  ensureSystemPackages,
  inProject,
  prepareProduct,
  runCommand,
  runInForeground,
} from './project.mjs';

// npm run bench [-- --only rate] [--rounds 12] [--seconds 1] [--json FILE] [--database pglite]: how fast the built
// product is beside a bare server, or a bare insert, that does the same. Run by hand, about ten minutes; needs
// Debian's postgresql. docs/performance.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('lab', 'bench', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
