import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A style sheet's link as the build writes it, with the address of the sheet. */
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * Gives each built page one style sheet in place of some twenty, in their order; pages of the same kind
 * share it. As files of their own they compress worse; inline, each visit to a page sends them again,
 * with a hash for each in its policy. The single files stay for the parts that are loaded later.
 */
export const joinSheets: AstroIntegration = {
  name: 'join-sheets',
  hooks: { 'astro:build:done': ({ dir }) => joinSheetsIn(fileURLToPath(dir)) },
};

/** `site` is the folder of the built site. */
export async function joinSheetsIn(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const written = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(site, file);
    const html = await readFile(path, 'utf8');
    const sheets = [...html.matchAll(LINK)].map(([, address = '']) => address);
    if (sheets.length < 2) continue;
    const key = sheets.join();
    const joined = written.get(key) ?? (await writeJoined(site, sheets));
    written.set(key, joined);
    await writeFile(path, linkOnly(joined, html));
  }
}

/** The page with a link to this sheet where its first link was, and without its others. */
function linkOnly(address: string, html: string): string {
  const [first = ''] = html.match(LINK) ?? [];
  const place = html.indexOf(first);
  const rest = html.slice(place).replace(LINK, '');
  return `${html.slice(0, place)}<link rel="stylesheet" href="${address}">${rest}`;
}

async function writeJoined(site: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((address) => readFile(join(site, address), 'utf8')));
  const text = texts.join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/page-styles.${hash}.css`;
  await writeFile(join(site, address), text);
  return address;
}
