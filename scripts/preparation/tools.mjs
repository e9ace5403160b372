import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { inProject } from './places.mjs';

/**
 * The script of an installed tool, to be run by the product's own Node.
 * @param {string} name of the package
 * @param {string} [command] if the package has several
 */
export function scriptOf(name, command) {
  const { bin } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0] ?? ''];
  return inProject('node_modules', name, path);
}

/**
 * The environment for a tool: the project's own programs first, and only the given NODE_ENV, so
 * that the shell's settings change neither the build nor the tests.
 * @param {NodeJS.ProcessEnv} [changes]
 */
export function environmentOfTools(changes = {}) {
  const { NODE_ENV: _, ...rest } = process.env;
  const PATH = `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...rest, PATH, ASTRO_TELEMETRY_DISABLED: '1', ...changes };
}
