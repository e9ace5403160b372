import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ADDRESSES } from '#site/addresses.ts';
import { fileOf, isStatusPage, LATER_STEPS, PAGES } from './harness/built-pages.ts';

/** The paths of the sitemap; the site is built for another address than the one it is tested at. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const written = await (await request.get('/sitemap.xml')).text();
  return [...written.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

const read = (path: string) => readFileSync(fileOf(path), 'utf8');
const isUnfound = (path: string) => read(path).includes('<meta name="robots" content="noindex">');

/** The address under which a page wants to be found. */
function canonicalOf(path: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(read(path))?.[1];
  return href && new URL(href).pathname;
}

test('robots are told what to leave, and where the sitemap is', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /dev/']));
  const sitemap = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length);
  expect((await request.get(new URL(sitemap ?? '').pathname)).status()).toBe(200);
});

test('the sitemap has every page that may be found, once', async ({ request }) => {
  const listed = await sitemapPaths(request);
  expect(listed).toEqual([...new Set(listed)]);
  // The list of news goes on: what it leads to is in the sitemap itself.
  const isFound = (path: string) => !/^\/dev\/|\/page\/\d+\/$/.test(path) && !isUnfound(path);
  expect(listed).toEqual(expect.arrayContaining(PAGES.filter(isFound)));
});

test('pages shown in place of others, and later steps, ask not to be found', () => {
  const paths = [...PAGES.filter(isStatusPage), ...LATER_STEPS];
  const canonicals = paths.filter((path) => !isUnfound(path)).map(canonicalOf);
  // The other addresses of the first step are the same page.
  expect(new Set(canonicals)).toEqual(
    new Set([ADDRESSES.application.fr, ADDRESSES.application.nl]),
  );
});

test('every page of the sitemap is there, and says so of itself', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.filter(isUnfound)).toEqual([]);
  expect(paths.map(canonicalOf)).toEqual(paths);
});

test('every page of the sitemap says what it is, in its own words', async ({ request }) => {
  const descriptions = (await sitemapPaths(request)).map((path) => {
    const [, text = ''] = /<meta name="description" content="([^"]+)"/.exec(read(path)) ?? [];
    return [path, text] as const;
  });
  expect(descriptions.filter(([, text]) => text === '')).toEqual([]);
  expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length);
});
