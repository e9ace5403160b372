import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import process from 'node:process';
import { findStateOrDom, findWrongImports } from './checks/arrows.mjs';
import { readSources } from './checks/imports.mjs';
import { findMissingPaths } from './checks/paths-in-docs.mjs';
import { findStaleGroups } from './checks/script-groups.mjs';
import { ROOT } from './preparation/places.mjs';

// Part of the stage «lint»: names every import that scripts/checks/arrows.mjs does not allow, every group of scripts in
// astro.config.ts that matches no file any more, and every file that a document names and that does not exist.

/** @param {string} file */
const read = (file) => readFileSync(`${ROOT}/${file}`, 'utf8');
const files = readSources();
const faults = [...files].flatMap(([file, text]) => [
  ...findWrongImports(file, text).map(({ to, why }) => `${file}: ${why} (${to})`),
  ...findStateOrDom(file, text).map((name) => `${file}: view has no state and no DOM (${name})`),
]);
for (const path of findStaleGroups(read('astro.config.ts'), globSync('src/**/*.*', { cwd: ROOT })))
  faults.push(`astro.config.ts: no file begins with ${path}`);
const project = {
  exists: (/** @type {string} */ path) => existsSync(`${ROOT}/${path}`),
  names: new Set(
    globSync('{*,{src,scripts,lab,tests}/**/*}', { cwd: ROOT }).map((file) => basename(file)),
  ),
};
const documents = globSync('{*,docs/**/*}.md', { cwd: ROOT })
  .map((path) => path.replaceAll(sep, '/'))
  // It names the files of its time.
  .filter((file) => file !== 'CHANGELOG.md');
for (const file of documents)
  for (const path of findMissingPaths(file, read(file), project))
    faults.push(`${file}: ${path} does not exist`);
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
