import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { openBuiltApp } from './built-app.ts';
import { fileOf, isStatusPage, LATER_STEPS, PAGES } from './built-pages.ts';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openBuiltApp());
});
afterAll(() => close());

/** The paths of the sitemap; the site is built for another host than it is tested on. */
async function sitemapPaths(): Promise<string[]> {
  const written = (await app.inject('/sitemap.xml')).body;
  return [...written.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

const read = (path: string) => readFileSync(fileOf(path), 'utf8');
const isUnfound = (path: string) => read(path).includes('<meta name="robots" content="noindex">');

/** The canonical path of a page. */
function canonicalOf(path: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(read(path))?.[1];
  return href && new URL(href).pathname;
}

it('robots.txt excludes private paths and names the sitemap', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  const lines = answer.body.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /dev/']));
  const sitemap = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length);
  expect((await app.inject(new URL(sitemap ?? '').pathname)).statusCode).toBe(200);
});

// W-7.9
it('the sitemap lists every indexable page once', async () => {
  const listed = await sitemapPaths();
  expect(listed).toEqual([...new Set(listed)]);
  // Later pages of the news list are left out: their articles are in the sitemap.
  const isFound = (path: string) => !/^\/dev\/|\/page\/\d+\/$/.test(path) && !isUnfound(path);
  expect(listed).toEqual(expect.arrayContaining(PAGES.filter(isFound)));
});

it('status pages and later steps are not indexed', () => {
  const paths = [...PAGES.filter(isStatusPage), ...LATER_STEPS];
  const canonicals = paths.filter((path) => !isUnfound(path)).map(canonicalOf);
  // The other addresses of the first step are the same page.
  expect(new Set(canonicals)).toEqual(
    new Set([ADDRESSES.application.fr, ADDRESSES.application.nl]),
  );
});

it('every page of the sitemap exists, and is its own canonical page', async () => {
  const paths = await sitemapPaths();
  expect(paths.filter(isUnfound)).toEqual([]);
  expect(paths.map(canonicalOf)).toEqual(paths);
});

it('every page of the sitemap has a title and a description of its own', async () => {
  const descriptions = (await sitemapPaths()).map((path) => {
    const [, text = ''] = /<meta name="description" content="([^"]+)"/.exec(read(path)) ?? [];
    return [path, text] as const;
  });
  expect(descriptions.filter(([, text]) => text === '')).toEqual([]);
  expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length);
});
