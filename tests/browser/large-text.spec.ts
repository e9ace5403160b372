import { isStatusPage } from '../built-site/built-pages.ts';
import { IN_ANOTHER_LANGUAGE } from '../built-site/page-kinds.ts';
import { expectNoSidewaysScroll } from './harness/accessibility.ts';
import { test } from './harness/one-window.ts';

/** A page of every kind, in the language that leaves least room; the galleries of parts are no pages of the site. */
const ONE_OF_EVERY_KIND = IN_ANOTHER_LANGUAGE.filter(
  (path) => !isStatusPage(path) && !path.startsWith('/dev/'),
);

// W-1.8
test('text of twice the size stays within a phone, on pages of every kind', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ONE_OF_EVERY_KIND) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page, `${path} in text of twice the size`);
  }
});
