import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { inProject } from './preparation/places.mjs';
import { findFaults } from './site-check/find-faults.mjs';
import { findLostParts } from './site-check/find-lost-parts.mjs';
import { readPage } from './site-check/read-page.mjs';

// Run after `astro build`: a dead link, a duplicate id, a picture without alternative text, a skipped heading
// level, a control character, a page without its translation or a script that loads a missing file stops the build.
// All of them are listed with their places.

const SITE = process.argv[2] ?? inProject('dist', 'site');

const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(SITE, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** @type {Map<string, import('./site-check/read-page.mjs').PageParts>} */
const pages = new Map();
for (const file of files.filter((name) => name.endsWith('/index.html'))) {
  const address = file.slice(0, -'index.html'.length);
  pages.set(address, readPage(await readFile(join(SITE, file), 'utf8')));
}

/** @type {Map<string, string>} */
const scripts = new Map();
for (const file of files.filter((name) => name.endsWith('.js'))) {
  scripts.set(file, await readFile(join(SITE, file), 'utf8'));
}

const { publicUrl } = JSON.parse(await readFile(join(SITE, 'built-with.json'), 'utf8'));
const built = new Set(files);
const faults = [
  ...findFaults({ pages, files: built, origin: new URL(publicUrl).origin }),
  ...findLostParts(scripts, built),
];
if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
