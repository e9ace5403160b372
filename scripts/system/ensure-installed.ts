import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { Refusal, report } from '../command.ts';
import {
  existing,
  findChromium,
  findFirefox,
  findPostgresql,
  findProgram,
  findWebKit,
} from './programs.ts';

/** How something is found, and the Debian packages that provide it: all of one choice, the best choice first. */
interface Need {
  readonly find: () => unknown;
  readonly choices: readonly [readonly string[], ...(readonly string[])[]];
}

/** What the tests and the lab need from the system. */
const NEEDS = {
  Chromium: { find: findChromium, choices: [['chromium-headless-shell'], ['chromium']] },
  PostgreSQL: { find: findPostgresql, choices: [['postgresql']] },
  Firefox: { find: findFirefox, choices: [['firefox-esr']] },
  WebKit: { find: findWebKit, choices: [['webkit2gtk-driver', 'xvfb']] },
  HAProxy: {
    find: () => findProgram(['haproxy']) ?? existing('/usr/sbin/haproxy'),
    choices: [['haproxy']],
  },
} as const satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;

/** Installs what is missing with apt-get if this user may; otherwise refuses with what to install. */
export function ensureInstalled(names: readonly NeedName[]): void {
  const still = installMissing(names);
  if (still.length === 0) return;
  throw new Refusal(
    `Needed and not to be installed from here: ${still.join(', ')}. Install it, and add it to the PATH; a Chromium elsewhere can be named in CHROMIUM_PATH.`,
  );
}

/** Installs what is missing with apt-get if this user may. Returns what is missing still. */
export function installMissing(names: readonly NeedName[]): readonly NeedName[] {
  const missing = names.filter(isMissing);
  const asRoot = missing.length > 0 ? findWayToInstall() : undefined;
  if (!asRoot) return missing;
  report(`Installing ${missing.join(', ')} …`);
  run([...asRoot, 'apt-get', 'update', '-qq']);
  // Each by itself: a release of Debian that lacks one provides the others.
  for (const name of missing) {
    const packages = choosePackages(NEEDS[name]);
    run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  return missing.filter(isMissing);
}

/** How to install it on Debian, for a sentence. */
export function packagesOf(name: NeedName): string {
  return choosePackages(NEEDS[name]).join(' ');
}

function isMissing(name: NeedName): boolean {
  return NEEDS[name].find() === undefined;
}

/** The first of the choices that this release of Debian provides. */
function choosePackages({ choices }: Need): readonly string[] {
  const isKnown = (name: string) => spawnSync('apt-cache', ['show', name]).status === 0;
  return choices.find((packages) => packages.every(isKnown)) ?? choices[0];
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
