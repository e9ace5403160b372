import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Run after `astro build`: moves each page's content security policy from its HTML to headers.json, so that the server
// can send it as a header (which also governs framing), and writes a compressed copy of every text, as small as
// possible, so that nothing is compressed while a visitor waits.

const SITE = process.argv[2] ?? 'dist/site';

const TEXT = /\.(?:css|html|js|json|mjs|speculationrules|svg|txt|vtt|webmanifest|xml)$/;

/** Below this size a compressed copy saves nothing. */
const MIN_BYTES = 256;

/** Number of files at a time: brotli at its highest level keeps a core busy for each. */
const CONCURRENCY = 4;

const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP = { level: constants.Z_BEST_COMPRESSION };

const POLICIES = 'headers.json';
const POLICY = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"\s*\/?>/i;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const files = globSync('**/*.*', { cwd: SITE })
  .map((path) => path.split(sep).join('/'))
  .filter((name) => TEXT.test(name) && name !== POLICIES)
  .sort();
await writeFile(join(SITE, POLICIES), `${JSON.stringify(await movePolicies(files), null, 2)}\n`);
const waiting = [...files];
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await compress(name);
  }),
);

/** Takes the policies out of the pages; returns them by the pages' addresses. */
async function movePolicies(names: readonly string[]): Promise<Record<string, string>> {
  const policies: Record<string, string> = {};
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const path = join(SITE, name);
    const html = await readFile(path, 'utf8');
    const [meta, policy] = POLICY.exec(html) ?? [];
    if (meta === undefined || policy === undefined) continue;
    policies[`/${name.replace(/(^|\/)index\.html$/, '$1')}`] = decode(policy);
    await writeFile(path, html.replace(meta, ''));
  }
  return policies;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

async function compress(name: string): Promise<void> {
  const path = join(SITE, name);
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await compressBrotli(bytes, { params });
  const gzipped = await compressGzip(bytes, GZIP);
  if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${path}.gz`, gzipped);
}
