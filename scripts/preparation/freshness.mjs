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
 * What is built, and from what.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} sources files and folders, from the root or absolute
 * @property {readonly string[]} without folders in them that do not matter
 * @property {readonly string[]} settings values that change the result
 * @property {string} output a file that is there once it is built, from the root
 */

/** Files beside the code that no build reads. */
const NOT_BUILT = /\.(test|spec|contract)\.tsx?$/;

/** @param {Part} part @param {string} root */
const stampOf = (part, root) => join(root, 'dist', '.built', part.name);

/**
 * Whether the last build of a part was made from what its sources hold now.
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
 * Builds a part. What changes in its sources meanwhile counts for the next build.
 * @param {Part} part
 * @param {() => Promise<void>} build
 * @param {string} [root]
 */
export async function buildAndStamp(part, build, root = ROOT) {
  const stamp = stampOf(part, root);
  const hash = hashSources(part, root);
  rmSync(stamp, { force: true });
  await build();
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
