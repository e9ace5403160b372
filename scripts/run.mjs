import process from 'node:process';
import { startInForeground, waitFor } from './bootstrap/children.mjs';
import { withLock } from './bootstrap/lock.mjs';
import { findNode } from './bootstrap/node.mjs';
import { describeOldNode } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { inProject, ROOT, SERVER_PROGRAM } from './bootstrap/places.mjs';

// `node scripts/run.mjs start`, or a program of this project: `node scripts/run.mjs lab/bench.ts --rounds 3`. Installs
// the packages if the lock file has changed, and runs the program with the Node among them. This file and `bootstrap`
// run on the machine's own Node, without packages.

const [command = '', ...args] = process.argv.slice(2);

/** The programs of a command, one after the other. @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
const COMMANDS = {
  start: [[inProject('scripts', 'build.ts'), '--start'], SERVER_PROGRAM],
  // The operator's commands work while the lender's files are wrong, in order to report it: the site is not built.
  loanfront: [
    [inProject('scripts', 'build.ts'), '--server'],
    [inProject('dist', 'server', 'cli.mjs'), ...args],
  ],
};

/** How often to check that npm is still running, in milliseconds. */
const POLL_MS = 500;

// npm forwards signals, but cannot when it is killed.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(
    () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'),
    POLL_MS,
  ).unref();

// So that relative paths in settings do not depend on where the command was started.
process.chdir(ROOT);
try {
  const fault = describeOldNode(process.versions.node);
  if (fault !== undefined) throw new Error(fault);
  await withLock(ensurePackages);
  const node = findNode();
  process.exitCode = 0;
  for (const program of COMMANDS[command] ?? [[inProject(command), ...args]]) {
    process.exitCode = await waitFor(startInForeground(node, program));
    if (process.exitCode !== 0) break;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
