import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { startChild, waitFor } from './children.mjs';
import { inProject, ROOT } from './places.mjs';

const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of the lock file if one is missing or has another version. */
export async function ensurePackages() {
  if (arePackagesInstalled()) return;
  process.stderr.write('Installing packages …\n');
  const npm = startChild('npm', NPM_CI, {
    cwd: ROOT,
    env: environmentOfMachine(),
    // Standard output is the command's own.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const code = await waitFor(npm).catch(() => {
    throw new Error('npm, which comes with Node, was not found: install it and try again.');
  });
  if (code !== 0) throw new Error('The packages cannot be installed: npm says why above.');
}

/**
 * Whether `node_modules` contains every package of the lock file in its version. npm writes its list of
 * installed packages at the end of an installation; packages for other platforms may be missing.
 */
function arePackagesInstalled() {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'));
  const required = readPackages(inProject('package-lock.json'));
  if (!installed || !required) return false;
  return Object.entries(required).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const existing = installed[path];
    return existing ? existing.version === version : optional === true;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return undefined;
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * The environment without the project's own programs: `npm ci` first deletes `node_modules`, so it must
 * not be run by the Node in there.
 */
export function environmentOfMachine() {
  const own = inProject('node_modules');
  const paths = (process.env.PATH ?? '').split(delimiter);
  return { ...process.env, PATH: paths.filter((path) => !path.startsWith(own)).join(delimiter) };
}
