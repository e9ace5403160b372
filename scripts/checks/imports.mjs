import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { inProject } from '../preparation/places.mjs';

// Which file of src imports which, read from their texts.

const SOURCE = /\.(?:tsx?|astro)$/;
/** Tests import what they test with, and examples. */
const TEST = /\.(?:test|contract|examples)\.tsx?$/;

/** What is imported, in the second group, however it is. */
export const IMPORTS = /\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

/** The texts of the sources without tests, by their paths from the project's root. */
export function readSources() {
  return new Map(
    readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !TEST.test(file))
      .map((file) => `src/${file.replaceAll(sep, '/')}`)
      .map((file) => [file, readFileSync(inProject(file), 'utf8')]),
  );
}

/**
 * What a file imports, as it is written there.
 * @param {string} text
 */
export function importsOf(text) {
  return [...text.matchAll(IMPORTS)].map(([, , to = '']) => to);
}

/**
 * Where an import leads, from the project's root; nothing for a package.
 * @param {string} file
 * @param {string} to
 */
export function pathOf(file, to) {
  if (to.startsWith('.')) return posix.join(posix.dirname(file), to);
  const [, layer, path] = /^#(\w+)\/(.*)$/.exec(to) ?? [];
  if (layer === undefined) return undefined;
  return layer === 'tests' ? `tests/${path}` : `src/${layer}/${path}`;
}

/**
 * The other files among `files` that one of them imports.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} files their texts by their paths
 */
export function targetsOf(file, files) {
  return importsOf(files.get(file) ?? '')
    .map((to) => pathOf(file, to) ?? '')
    .filter((target) => target !== file && files.has(target));
}

/**
 * These files, and all that they import, directly or not; sorted.
 * @param {readonly string[]} starts
 * @param {ReadonlyMap<string, string>} files
 */
export function reachedFrom(starts, files) {
  const reached = new Set(starts);
  // A set is walked to its end, with what is added on the way.
  for (const file of reached) for (const target of targetsOf(file, files)) reached.add(target);
  return [...reached].toSorted();
}
