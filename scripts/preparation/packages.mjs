import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { Refusal } from '../commands/refusal.mjs';
import { showProgress } from '../commands/report-progress.mjs';
import { runQuietly, tailOf } from '../processes/quietly.mjs';
import { inProject, LOGS, ROOT } from './places.mjs';

/** npm's messages if the registry cannot be reached. */
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET|network/;

/** Installs the packages of the lock file if they are missing, in its versions. */
export async function ensurePackages() {
  if (arePackagesInstalled()) return;
  const log = join(LOGS, 'npm-ci.log');
  const { code, output } = await showProgress('Installing packages', installPackages(log));
  if (code === 0) return;
  throw new Refusal(describeFailure(output, log));
}

/**
 * Whether `node_modules` contains every package of the lock file in its version. npm writes the list
 * of installed packages there at the end; packages for other platforms may be missing.
 */
export function arePackagesInstalled() {
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

/** @param {string} log */
function installPackages(log) {
  return async () => {
    try {
      return await runQuietly(
        'npm',
        ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        { log, cwd: ROOT, env: environmentOfMachine() },
      );
    } catch {
      throw new Refusal('npm, which comes with Node, was not found: install it and try again.');
    }
  };
}

/**
 * The environment without the project's own programs: `npm ci` first deletes `node_modules`, so
 * it must not be run by the Node in there.
 */
export function environmentOfMachine() {
  const own = inProject('node_modules');
  const paths = (process.env.PATH ?? '').split(delimiter);
  const PATH = paths.filter((path) => !path.startsWith(own)).join(delimiter);
  return { ...process.env, PATH };
}

/**
 * @param {string} output
 * @param {string} log
 */
function describeFailure(output, log) {
  if (NO_NETWORK.test(output)) {
    return `The packages cannot be fetched, because the npm registry does not answer: connect this machine and try again (details: ${log}).`;
  }
  if (output.includes('ENOSPC')) return 'The packages cannot be installed: the disk is full.';
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return `The packages cannot be installed: ${inProject('node_modules')} cannot be written (details: ${log}).`;
  }
  return `The packages cannot be installed; npm's last words, all in ${log}:\n${tailOf(output, 12)}`;
}
