import { isStatusPage } from '../built-site/built-pages.ts';
import { IN_ANOTHER_LANGUAGE } from '../built-site/page-kinds.ts';
import { expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

/** A page of every kind, in the language that leaves least room. */
const ONE_OF_EVERY_KIND = IN_ANOTHER_LANGUAGE.filter((path) => !isStatusPage(path));

// W-1.8
test('text of twice the size stays within a phone, on pages of every kind', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ONE_OF_EVERY_KIND) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.locator('h1').first()).toBeAttached();
    await expect.soft(page.evaluate(() => { const w = document.documentElement.clientWidth; return document.documentElement.scrollWidth <= w ? [] : [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > w + 1 && getComputedStyle(e).position !== 'fixed').slice(0, 9).map((e) => e.tagName + '.' + (e.getAttribute('class') ?? '') + ' ' + Math.round(e.getBoundingClientRect().right)); }), path).resolves.toEqual([]); if (path === '') await expectNoSidewaysScroll(page, `${path} in large text`);
  }
});
