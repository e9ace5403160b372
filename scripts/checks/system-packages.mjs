import { join } from 'node:path';
import process from 'node:process';
import { Refusal } from '../commands/refusal.mjs';
import { showProgress } from '../commands/say.mjs';
import { LOGS } from '../preparation/places.mjs';
import { runQuietly, tailOf } from '../processes/quietly.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgresql } from './postgresql.mjs';
import { findProgram } from './programs.mjs';

/** What the tests need of the system. */
const NEEDS = /** @type {const} */ ({
  chromium: { name: 'Chromium', find: findChromium, setting: 'CHROMIUM_PATH' },
  postgresql: { name: 'a PostgreSQL server', find: findPostgresql, setting: 'PATH' },
});

/** @typedef {keyof typeof NEEDS} Need the name of the Debian package too */

/**
 * Installs what is missing where this user may install; else says what to install.
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
    await aptGet(asRoot, ['install', '-y', '--no-install-recommends', ...missing], missing);
  });
  const still = missing.filter((need) => !NEEDS[need].find());
  if (still.length > 0) throw new Refusal(whatToInstall(still));
}

/**
 * What goes before `apt-get` to run it as root without being asked for a password; undefined
 * where that cannot be.
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
