import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { Refusal, report } from '../command.ts';
import { existing, findChromium, findPostgresql, findProgram } from './programs.ts';

/** How something is found, and the Debian packages that provide it, the best one first. */
type Need = readonly [find: () => string | undefined, ...packages: [string, ...string[]]];

/** What the tests and the lab need from the system. */
const NEEDS = {
  Chromium: [findChromium, 'chromium-headless-shell', 'chromium'],
  PostgreSQL: [findPostgresql, 'postgresql'],
  HAProxy: [() => findProgram(['haproxy']) ?? existing('/usr/sbin/haproxy'), 'haproxy'],
} as const satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;

/** Installs what is missing with apt-get if this user may; otherwise refuses with what to install. */
export function ensureInstalled(names: readonly NeedName[]): void {
  const missing = names.filter(isMissing);
  if (missing.length === 0) return;
  const asRoot = findWayToInstall();
  if (asRoot) {
    report(`Installing ${missing.join(', ')} …`);
    run([...asRoot, 'apt-get', 'update', '-qq']);
    const packages = missing.map((name) => choosePackage(NEEDS[name]));
    run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const still = missing.filter(isMissing);
  if (still.length === 0) return;
  throw new Refusal(
    `Needed and not to be installed from here: ${still.join(', ')}. Install it, and add it to the PATH; a Chromium elsewhere can be named in CHROMIUM_PATH.`,
  );
}

function isMissing(name: NeedName): boolean {
  return NEEDS[name][0]() === undefined;
}

/** The first of the packages that this release of Debian provides. */
function choosePackage([, ...packages]: Need): string {
  const isKnown = (name: string) => spawnSync('apt-cache', ['show', name]).status === 0;
  return packages.find(isKnown) ?? packages[0];
}

/** The words before `apt-get` that run it as root without a password prompt. */
function findWayToInstall(): readonly string[] | undefined {
  if (!findProgram(['apt-get'])) return undefined;
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  if (process.getuid?.() === 0) return quietly;
  const mayBecomeRoot = spawnSync('sudo', ['-n', 'true']).status === 0;
  return mayBecomeRoot ? ['sudo', '-n', ...quietly] : undefined;
}

function run([program = '', ...args]: readonly string[]): void {
  spawnSync(program, args, { stdio: ['ignore', process.stderr, process.stderr] });
}
