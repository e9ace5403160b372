import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';
import { inProject } from '../bootstrap/places.mjs';
import { findFaults } from './find-faults.ts';
import { readPage } from './read-page.ts';

// Run after `astro build`: a dead link, a duplicate id, a skipped heading level, a control character, a script that loads
// a missing file or a file that uses what a served browser lacks stops the build. All of them are listed. What only a
// component can do wrong is left to the tests of the built pages.

const SITE = process.argv[2] ?? inProject('dist', 'site');

const read = (address: string) => readFileSync(join(SITE, address), 'utf8');
const files = globSync('**/*.*', { cwd: SITE }).map((path) => `/${path.replaceAll(sep, '/')}`);
const pages = files.filter((file) => file.endsWith('/index.html'));
const textsOf = (ending: string) =>
  new Map(files.filter((file) => file.endsWith(ending)).map((file) => [file, read(file)]));
const faults = findFaults({
  pages: new Map(pages.map((file) => [file.replace(/index\.html$/, ''), readPage(read(file))])),
  files: new Set(files),
  scripts: textsOf('.js'),
  sheets: textsOf('.css'),
  origin: new URL(JSON.parse(read('/built-with.json')).publicUrl).origin,
});
if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
