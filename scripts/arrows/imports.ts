import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { inProject } from '../bootstrap/places.mjs';

// Which file of src imports which, read from their texts.

const SOURCE = /\.(?:tsx?|astro)$/;
/** Tests import what they test with, and examples. */
const TEST = /\.(?:test|contract|documents|examples)\.tsx?$/;

/** What is imported, in the second group, however it is. */
export const IMPORTS = /\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

/** The texts of the sources without tests, by their paths from the project's root. */
export function readSources(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !TEST.test(file))
      .map((file) => `src/${file.replaceAll(sep, '/')}`)
      .map((file) => [file, readFileSync(inProject(file), 'utf8')]),
  );
}

/** Where an import leads, from the project's root; undefined for a package. */
export function pathOf(file: string, to: string): string | undefined {
  if (to.startsWith('.')) return posix.join(posix.dirname(file), to);
  const [, layer, path] = /^#(\w+)\/(.*)$/.exec(to) ?? [];
  if (layer === undefined) return undefined;
  return layer === 'tests' ? `tests/${path}` : `src/${layer}/${path}`;
}
