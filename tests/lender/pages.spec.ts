import { globSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { isLocale } from '#domain/locale/locale.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from '../browser/harness/accessibility.ts';
import { expectHydrated } from '../browser/harness/islands.ts';
import { expect, test } from '../browser/harness/one-window.ts';
import { BUILT_PAGES, isStatusPage, LATER_STEPS } from '../built-site/built-pages.ts';
import { namedFolders } from '../examples/lender-folders.ts';
import { configuration, expectOfferedWords, expectOwnNames, lender } from './lender.ts';

/** The pages of the lender, without those of a developer and the later steps, which are the first until their script runs. */
const PAGES = BUILT_PAGES.filter(
  (path) => !path.startsWith('/dev/') && !LATER_STEPS.includes(path),
);

/** The widths at which each page is looked at, in CSS pixels. */
const WIDTHS = [1280, 360];

// F-14.1
for (const path of PAGES) {
  test(`${path} is valid, accessible and leads somewhere`, async ({ page, noise }) => {
    if (isStatusPage(path)) noise.announce(new RegExp(`(404|50[03]).*${path}$`));
    await page.goto(path);
    const [, locale] = path.split('/');
    const isOfLanguage = isLocale(locale);
    if (isOfLanguage) await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectHydrated(page, { without: '[client="visible"]' });
    expectOwnNames(await page.content(), path);
    if (isOfLanguage) await expectOfferedWords(page, locale, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      await expectAccessible(page, `${path} at ${width} px`, { withFrame: true });
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, `${path} in dark`, { withFrame: true });
    // A page that is sent for another address links to that address.
    if (!isStatusPage(path)) await expectLinksLead(page);
  });
}

/** The status of each address of the site that a page of this worker linked to. */
const answered = new Map<string, number>();

/** Expects an answer at every address of this site that the page links to. */
async function expectLinksLead(page: Page): Promise<void> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  for (const address of new Set(addresses))
    if (!answered.has(address)) answered.set(address, (await page.request.get(address)).status());
  expect(addresses.filter((address) => (answered.get(address) ?? 0) >= 400)).toEqual([]);
}

// F-3.7
if (['area', 'bars'].includes(configuration.brand.motif))
  test('what a loan is drawn as ends with the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const picture = await page.locator('.simulator__river').boundingBox();
    const below = await page.locator('.simulator__more').boundingBox();
    if (!picture || !below) throw new Error('There is no picture of the loan');
    expect(picture.x + picture.width).toBeCloseTo(below.x + below.width, 0);
  });

// F-1.8
for (const folder of ['faq', 'glossary', 'news'] as const)
  test(`the page of the ${folder} is there if the lender has a text of it`, () => {
    const { CONTENT_DIR } = namedFolders();
    for (const locale of lender.languages)
      expect(PAGES.includes(ADDRESSES[folder][locale])).toBe(
        globSync(`${CONTENT_DIR}/${folder}/${locale}/*.md`).length > 0,
      );
  });

// F-14.1
test('every page in the sitemaps is there, in the languages of the lender', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address);
  const found = await Promise.all(sitemaps.map((address) => pagesIn(request, address)));
  const pages = found.flat();
  expect(pages.length).toBeGreaterThan(0);
  for (const path of pages) {
    expect(lender.languages).toContain(path.split('/')[1]);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

/** The pages that a sitemap, or those that it lists, name. */
async function pagesIn(request: APIRequestContext, address: string): Promise<readonly string[]> {
  const written = await request.get(new URL(address).pathname);
  expect(written.status(), address).toBe(200);
  const xml = await written.text();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);
  if (!xml.includes('<sitemapindex')) return locations.map((at) => new URL(at).pathname);
  return (await Promise.all(locations.map((at) => pagesIn(request, at)))).flat();
}
