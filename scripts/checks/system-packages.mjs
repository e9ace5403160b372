import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Refusal } from '../commands/refusal.mjs';
import { showProgress } from '../commands/report-progress.mjs';
import { LOGS } from '../preparation/places.mjs';
import { runQuietly, tailOf } from '../processes/quietly.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgresql } from './postgresql.mjs';
import { findProgram } from './programs.mjs';

/** @param {string} path */
const existing = (path) => (existsSync(path) ? path : undefined);

/** What the tests need from the system, and the Debian packages that provide it, the best one first. */
const NEEDS = /** @type {const} */ ({
  chromium: {
    name: 'Chromium',
    find: findChromium,
    setting: 'CHROMIUM_PATH',
    packages: ['chromium-headless-shell', 'chromium'],
  },
  postgresql: {
    name: 'a PostgreSQL server',
    find: findPostgresql,
    setting: 'PATH',
    packages: ['postgresql'],
  },
  haproxy: {
    name: 'HAProxy',
    find: () => findProgram(['haproxy']) ?? existing('/usr/sbin/haproxy'),
    setting: 'PATH',
    packages: ['haproxy'],
  },
});

/** @typedef {keyof typeof NEEDS} Need */

/**
 * Installs what is missing if this user may install; otherwise says what to install.
 * @param {readonly Need[]} needs
 */
export async function ensureSystemPackages(needs) {
  const missing = needs.filter((need) => !NEEDS[need].find());
  if (missing.length === 0) return;
  const asRoot = await findWayToInstall();
  if (!asRoot) throw new Refusal(whatToInstall(missing));
  const install = `Installing ${missing.map((need) => NEEDS[need].name).join(' and ')}`;
  await showProgress(install, async () => {
    await aptGet(asRoot, ['update'], missing);
    const packages = await Promise.all(missing.map(choosePackage));
    await aptGet(asRoot, ['install', '-y', '--no-install-recommends', ...packages], missing);
  });
  const still = missing.filter((need) => !NEEDS[need].find());
  if (still.length > 0) throw new Refusal(whatToInstall(still));
}

/**
 * The first of the packages that this release provides.
 * @param {Need} need
 */
async function choosePackage(need) {
  const { packages } = NEEDS[need];
  for (const name of packages) {
    const { code } = await runQuietly('apt-cache', ['show', name], {
      log: join(LOGS, 'apt-cache.log'),
    });
    if (code === 0) return name;
  }
  return packages[0];
}

/**
 * The prefix for `apt-get` that runs it as root without a password prompt; undefined if that is
 * not possible.
 */
async function findWayToInstall() {
  if (!findProgram(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return [];
  if (!findProgram(['sudo'])) return undefined;
  const { code } = await runQuietly('sudo', ['-n', 'true'], { log: join(LOGS, 'sudo.log') });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {readonly string[]} asRoot
 * @param {readonly string[]} args
 * @param {readonly Need[]} missing
 */
async function aptGet(asRoot, args, missing) {
  const log = join(LOGS, `apt-get-${args[0]}.log`);
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const { code, output } = await runQuietly(command[0] ?? '', command.slice(1), { log });
  if (code === 0) return;
  throw new Refusal(`${whatToInstall(missing)} apt-get's last words:\n${tailOf(output, 8)}`);
}

/** @param {readonly Need[]} missing */
function whatToInstall(missing) {
  const names = missing.map((need) => NEEDS[need].name).join(' and ');
  const settings = missing.map((need) => NEEDS[need].setting).join(' and ');
  return `The tests need ${names}, which cannot be installed from here: install it, or name its place in ${settings}.`;
}
