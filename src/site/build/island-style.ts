import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The style of islands, which Astro writes before the first of them, wherever in the body that is. */
const ISLAND_STYLE = /<style>astro-island,astro-slot[^<]*<\/style>/;

/** Puts the style of islands into each page's head, because HTML allows a `style` only there. */
export const islandStyleInHead: AstroIntegration = {
  name: 'island-style-in-head',
  hooks: { 'astro:build:done': ({ dir }) => moveStylesIn(fileURLToPath(dir)) },
};

async function moveStylesIn(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(site, file);
    await writeFile(path, moveStyle(await readFile(path, 'utf8')));
  }
}

/** The page with its island style, if it has one, at the end of its head. */
export function moveStyle(html: string): string {
  const [style] = ISLAND_STYLE.exec(html) ?? [];
  return style === undefined
    ? html
    : html.replace(style, '').replace('</head>', () => `${style}</head>`);
}
