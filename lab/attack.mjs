import process from 'node:process';
import {
  ensureSystemPackages,
  inProject,
  prepareProduct,
  runCommand,
  runInForeground,
} from './project.mjs';

// npm run attack [-- --only NAME] [--seed N] [--requests N] [--request N] [--minutes N] [--connections N]
// [--database pglite]: attacks the built server, each attack by itself, and says whether it held. Run by hand;
// docs/security/attacks.md says what each does, and has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql']);
  const script = inProject('lab', 'attack', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
