import { readFileSync } from 'node:fs';
import { isLocale, LOCALES } from '#domain/locale/locale.ts';
import { stepAddresses } from '#journey/steps.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { builtPages, fileOf } from './harness/built-pages.ts';
import { expect, test } from './harness/test.ts';

/** Every step of the application is the same page until its script has looked at the answers. */
const LATER_STEPS = LOCALES.flatMap((locale) => stepAddresses(locale).slice(1)).map(
  ({ path }) => path,
);

const PAGES = builtPages().filter((path) => !LATER_STEPS.includes(path));

/** The narrowest window that must do without sideways scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

test('there are pages to test', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['/fr/', '/nl/']));
});

for (const path of PAGES) {
  test(`${path} is sound`, async ({ page, isMobile }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const application = page.locator('[data-page-state]');
    if ((await application.count()) > 0) {
      await expect(application).not.toHaveAttribute('data-page-state', 'loading');
    }
    const locale = path.split('/')[1];
    if (isLocale(locale)) await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, `${path} in dark`);
    if (isMobile) {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
    }
  });
}

for (const path of PAGES.filter((path) => isLocale(path.split('/')[1]))) {
  test(`${path} and its twin link to each other`, async ({ request }) => {
    const [here, there] = path.startsWith('/fr/') ? ['fr', 'nl'] : ['nl', 'fr'];
    const twin = twinOf(await (await request.get(path)).text(), there ?? '');
    expect(twin, `${path} names its twin`).toBeDefined();
    const answer = await request.get(twin ?? '');
    expect(answer.status()).toBe(200);
    expect(twinOf(await answer.text(), here ?? '')).toBe(path);
  });
}

test('every step of the application answers at every address', async ({ request }) => {
  for (const path of LATER_STEPS) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a page without an island sends no framework', () => {
  for (const path of PAGES) {
    const html = readFileSync(fileOf(path), 'utf8');
    if (html.includes('<astro-island')) continue;
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src);
    expect(
      scripts.filter((src) => /client|react|jsx/.test(src ?? '')),
      path,
    ).toEqual([]);
  }
});

/** The path that a page declares for the same content in another language. */
function twinOf(html: string, locale: string): string | undefined {
  const link = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes('rel="alternate"') && tag.includes(`hreflang="${locale}"`));
  const href = link?.match(/href="([^"]+)"/)?.[1];
  return href && new URL(href, 'http://localhost').pathname;
}
