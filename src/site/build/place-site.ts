import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

// A site's folder is a link to one of the builds next to it, so that another one takes its place in a single step.

const buildsOf = (site: string) => `${site}.builds`;

/** The folder of the build in use; undefined before the first. */
export function findBuild(site: string): string | undefined {
  return existsSync(site) ? join(dirname(site), readlinkSync(site)) : undefined;
}

/** An empty folder for the next build. Of the others, only the one in use is kept. */
export function prepareBuild(site: string): string {
  const builds = buildsOf(site);
  const next = join(builds, randomUUID());
  mkdirSync(next, { recursive: true });
  if (lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    // Earlier versions built into the folder itself.
    renameSync(site, join(builds, 'earlier'));
    placeBuild(site, join(builds, 'earlier'));
  }
  const kept = [next, findBuild(site) ?? ''].map((folder) => basename(folder));
  // A build whose command was killed may still write for a moment.
  for (const name of readdirSync(builds))
    if (!kept.includes(name)) rmSync(join(builds, name), { recursive: true, maxRetries: 10 });
  return next;
}

/** Copies what only the build in use has of files with a hash in their names: pages open in a browser ask for them. */
export function keepAssets(site: string, next: string): void {
  const isMissing = (from: string) => (path: string) =>
    statSync(path).isDirectory() || !existsSync(join(next, 'assets', relative(from, path)));
  for (const folder of globSync(['assets', '.from/*/assets'], { cwd: site })) {
    const from = join(site, folder);
    cpSync(from, join(next, '.before', 'assets'), { recursive: true, filter: isMissing(from) });
  }
}

/** Puts a build in place of the one in use; undefined for none, as before the first. */
export function placeBuild(site: string, build: string | undefined): void {
  const link = `${site}.next`;
  rmSync(link, { force: true });
  if (build === undefined) {
    rmSync(site, { force: true });
    return;
  }
  symlinkSync(relative(dirname(site), build), link);
  renameSync(link, site);
}
