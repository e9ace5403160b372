import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { fileOf, PAGES, SITE } from './built-pages.ts';

/** The limit of the scripts of a text page, compressed with brotli, in bytes: no framework. */
const TEXT_PAGE = 8_000;

const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const weigh = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);

/** These scripts with their static imports; dynamic imports are not fetched here. */
function withImports(paths: readonly string[], known = new Set<string>()): string[] {
  for (const path of paths) {
    if (known.has(path)) continue;
    known.add(path);
    const imported = [...read(path).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)];
    withImports(
      imported.map(([, file = '']) => `/assets/${file}`),
      known,
    );
  }
  return [...known];
}

/** The weight of all scripts that a page loads by itself. */
function weighPage(path: string): number {
  const html = readFileSync(fileOf(path), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  return weigh(withImports(scripts));
}

it.each([
  ADDRESSES.faq.fr,
  ADDRESSES.glossary.fr,
  ADDRESSES.news.fr,
  ADDRESSES.privacy.fr,
  '/fr/404/',
])('the text page %s sends little script', (path) => {
  expect(weighPage(path)).toBeLessThanOrEqual(TEXT_PAGE);
});

it('no library but React needs anything of the bundler, which every page would send', () => {
  const runtimes = readdirSync(join(SITE, 'assets')).filter((file) => file.includes('runtime'));
  expect(runtimes, 'React’s is within its own script').toEqual([]);
});

/** The limit of the home page’s HTML as it is sent, in bytes: what it does not open with is loaded later. */
const HOME = 20_000;

it.each(LOCALES)('the HTML of the home page in %s is within its budget', (locale) => {
  const html = readFileSync(fileOf(ADDRESSES.home[locale]));
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HOME);
});

/**
 * The limit of the brokers' map, with Leaflet, its style sheet and the land, and what names capitals first and keeps
 * clusters inland, in bytes.
 */
const MAP = 63_000;

/** The limit of what draws a file of vector tiles over it, without what the map has brought. */
const STREETS = 33_000;

it('the map is within its budget, and no page loads any of it before it is needed', () => {
  const scriptsOf = (isOf: RegExp) =>
    readdirSync(join(SITE, 'assets')).filter((file) => isOf.test(file));
  const ofMap = scriptsOf(/^(?:mount-map\..*\.js|map\..*\.css)$/);
  const ofStreets = scriptsOf(/^add-streets\..*\.js$/);
  const files = [...ofMap, ...ofStreets];
  expect(files).toHaveLength(3);
  const loaded = withImports(ofMap.map((file) => `/assets/${file}`));
  expect(weigh(loaded)).toBeLessThan(MAP);
  const added = withImports(ofStreets.map((file) => `/assets/${file}`));
  expect(weigh(added.filter((file) => !loaded.includes(file)))).toBeLessThan(STREETS);
  for (const path of PAGES) {
    const html = readFileSync(fileOf(path), 'utf8');
    for (const file of files) expect(html.includes(file), `${file} in ${path}`).toBe(false);
  }
});
