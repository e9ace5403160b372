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
import { ROOT } from './places.mjs';

/**
 * A build result and what it is built from.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} sources files and folders, from the root or absolute
 * @property {readonly string[]} without folders in them that are ignored
 * @property {readonly string[]} settings values that change the result
 * @property {string} output a file that is there once it is built, from the root
 */

/** Files beside the code that no build reads. */
const NOT_BUILT = /\.(test|spec|contract)\.tsx?$/;

/** @param {Part} part @param {string} root */
const stampOf = (part, root) => join(root, 'dist', '.built', part.name);

/**
 * Whether a part's last build used the current content of its sources.
 * @param {Part} part
 * @param {string} [root] the folder that relative paths start from
 */
export function isFresh(part, root = ROOT) {
  const stamp = stampOf(part, root);
  return (
    existsSync(join(root, part.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources(part, root)
  );
}

/**
 * Builds a part, which is fresh from then on unless `build` says that it came to nothing. What changes in its
 * sources meanwhile counts for the next build.
 * @param {Part} part
 * @param {() => Promise<boolean | void>} build
 * @param {string} [root]
 */
export async function buildAndStamp(part, build, root = ROOT) {
  const stamp = stampOf(part, root);
  const hash = hashSources(part, root);
  rmSync(stamp, { force: true });
  if ((await build()) === false) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {Part} part @param {string} root */
function hashSources({ sources, without, settings }, root) {
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

/**
 * @param {string} path
 * @param {ReadonlySet<string>} without
 * @returns {string[]} sorted, so that every file system gives the same order
 */
function filesIn(path, without) {
  if (without.has(path) || NOT_BUILT.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesIn(join(path, name), without));
}
