import { isLocale } from '#domain/locale/locale.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { isStatusPage, PAGES } from '../built-site/built-pages.ts';
import { expectPicture } from './harness/kept-picture.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest window that must do without sideways scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

/** The widths at which pages are pictured, in CSS pixels: in the window that is nearest. */
const PICTURED = { phone: [360], desktop: [1280, 768] };

for (const path of PAGES) {
  test(`${path} is sound, and looks as it did`, { tag: '@both' }, async ({
    page,
    isMobile,
    noise,
  }) => {
    if (isStatusPage(path)) noise.announce(/404|50[03]/);
    await page.goto(path);
    const application = page.locator('[data-page-state]');
    if ((await application.count()) > 0) {
      await expect(application).not.toHaveAttribute('data-page-state', 'loading');
    }
    const locale = path.split('/')[1];
    if (isLocale(locale)) await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('body')).toHaveClass(/office-(open|closed)/);
    await expectAccessible(page);
    if (isMobile) {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
      for (const width of PICTURED.phone) await expectPicture(page, width);
    } else {
      // Colours are the same however wide the window is.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, `${path} in dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of PICTURED.desktop) await expectPicture(page, width);
    }
  });
}
