import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** The system's user that PostgreSQL's programs run as; empty for the one that runs the tests. */
export type SystemUser = { uid: number; gid: number } | Record<never, never>;

/** The superuser of every cluster. */
export const SUPERUSER = 'loanfront';

/** The environment's name for an empty cluster that was created for all tests of a run. */
const EMPTY_CLUSTER = 'LOANFRONT_EMPTY_CLUSTER';

/**
 * Creates the files of a cluster in a folder that is not there yet: a copy of the run's empty cluster, which takes a
 * tenth of the time, or a new one where there is none.
 */
export function createCluster(data: string, programs: string, runAs: SystemUser): void {
  const empty = process.env[EMPTY_CLUSTER];
  const options = { ...runAs, stdio: 'pipe', cwd: dirname(data) } as const;
  if (empty !== undefined) {
    execFileSync('cp', ['-a', empty, data], options);
    return;
  }
  const settings = ['-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...settings], options);
}

/** Creates the cluster that `createCluster` copies from now on, in this process and those that it starts. */
export function createEmptyCluster(data: string, programs: string, runAs: SystemUser): void {
  createCluster(data, programs, runAs);
  process.env[EMPTY_CLUSTER] = data;
}

/** PostgreSQL refuses to run as root: there it runs as the system's user `postgres`. */
export function findUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A new folder of that user's, whose name begins so. */
export function makeOwnedFolder(prefix: string, owner: SystemUser): string {
  const folder = mkdtempSync(prefix);
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
