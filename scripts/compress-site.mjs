import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from './preparation/places.mjs';

// Run after `astro build`: takes each page's content security policy out of its HTML, so that the
// server can send it as a header (which also governs framing), and writes a compressed copy of every
// text, as small as possible, so that nothing is compressed while a visitor waits.

const SITE = process.argv[2] ?? inProject('dist', 'site');

const TEXTS = [
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.speculationrules',
  '.svg',
  '.txt',
  '.vtt',
  '.webmanifest',
  '.xml',
];

/** In bytes: below this size a compressed copy saves nothing. */
const SMALLEST = 256;

/** Number of files at a time: brotli at its highest level keeps a core busy for each. */
const AT_ONCE = 4;

const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** The compressed copies of the last run, by what they are of and how they were made: after a change, most pages are as they were. */
const CACHE = inProject('dist', '.cache', 'compressed');
const NEXT_CACHE = `${CACHE}-next`;

const POLICIES = 'headers.json';
const POLICY = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"\s*\/?>/i;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const files = await listTexts();
await writeFile(join(SITE, POLICIES), `${JSON.stringify(await takePolicies(files), null, 2)}\n`);
await rm(NEXT_CACHE, { recursive: true, force: true });
await mkdir(NEXT_CACHE, { recursive: true });
await forEach(files, compress);
await rm(CACHE, { recursive: true, force: true });
await rename(NEXT_CACHE, CACHE);

/** The names of the site's text files, relative, with slashes, sorted. */
async function listTexts() {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== POLICIES)
    .sort();
}

/**
 * Policies by the page's address; those taken out by an earlier run are kept.
 * @param {readonly string[]} names
 */
async function takePolicies(names) {
  /** @type {Record<string, string>} */
  const policies = {};
  const earlier = await readFile(join(SITE, POLICIES), 'utf8').then(JSON.parse, () => ({}));
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const path = join(SITE, name);
    const html = await readFile(path, 'utf8');
    const [meta, written] = POLICY.exec(html) ?? [];
    const address = `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
    if (meta !== undefined && written !== undefined) {
      policies[address] = decode(written);
      await writeFile(path, html.replace(meta, ''));
    } else if (typeof earlier[address] === 'string') {
      policies[address] = earlier[address];
    }
  }
  return policies;
}

/** @param {string} attribute */
function decode(attribute) {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** @param {string} name */
async function compress(name) {
  const path = join(SITE, name);
  if ((await stat(path)).size < SMALLEST) return;
  const bytes = await readFile(path);
  const how = JSON.stringify([BROTLI, GZIP]);
  const hash = createHash('sha256').update(how).update(bytes).digest('hex');
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await keep(`${hash}.br`, () => compressBrotli(bytes, { params }));
  const gzipped = await keep(`${hash}.gz`, () => compressGzip(bytes, GZIP));
  if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${path}.gz`, gzipped);
}

/**
 * Takes a compressed copy from the last run, or makes it; either way the next run finds it.
 * @param {string} name
 * @param {() => Promise<Buffer>} make
 */
async function keep(name, make) {
  const bytes = await readFile(join(CACHE, name)).catch(make);
  await writeFile(join(NEXT_CACHE, name), bytes);
  return bytes;
}

/**
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<void>} work
 */
async function forEach(names, work) {
  const waiting = [...names];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await work(name);
  });
  await Promise.all(workers);
}
