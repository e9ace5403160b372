import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../bootstrap/places.mjs';

/** A build result and what it is built from. */
export interface Part {
  name: string;
  /** Files and folders, from the root or absolute. */
  sources: readonly string[];
  /** Folders in them that are ignored. */
  without: readonly string[];
  /** Values that change the result. */
  settings: readonly string[];
  /** A file that exists once the part is built, from the root or absolute. */
  output: string;
}

/** Files next to the code that no build reads. */
const NOT_BUILT = /\.(test|spec|contract)\.tsx?$/;

/**
 * Builds a part, unless its last build used the current content of its sources. What changes in them during the build
 * counts for the next one. File times are not compared, because checkouts and copies change them. `build` calls what it
 * is given before it changes the output: a build that is refused before that leaves the last one fresh.
 */
export async function buildIfStale(
  part: Part,
  build: (invalidate: () => void) => Promise<void>,
  root = ROOT,
): Promise<void> {
  const stamp = join(root, 'dist', '.built', part.name);
  const hash = hashSources(part, root);
  const isBuilt = existsSync(resolve(root, part.output)) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return;
  await build(() => rmSync(stamp, { force: true }));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** A hash of the part's settings and of the content of its sources. */
export function hashSources({ sources, without, settings }: Part, root = ROOT): string {
  const hash = createHash('sha256');
  const left = new Set(without.map((path) => resolve(root, path)));
  for (const setting of settings) hash.update(`${setting}\0`);
  for (const source of sources) {
    for (const file of filesIn(resolve(root, source), left)) {
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Sorted, so that every file system gives the same order. */
function filesIn(path: string, without: ReadonlySet<string>): string[] {
  if (without.has(path) || NOT_BUILT.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesIn(join(path, name), without));
}
