import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isLocale } from '#domain/locale/locale.ts';
import { isStatusPage } from '../built-site/built-pages.ts';
import { OF_EVERY_KIND, OTHERS } from '../built-site/page-kinds.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { KEPT_PICTURES } from './harness/kept-layouts.ts';
import { expectPicture, pictureName } from './harness/kept-picture.ts';
import type { Noise } from './harness/noise.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest window that must do without sideways scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

/** The widths at which pages are pictured, in CSS pixels: in the window that is nearest. */
const PICTURED = { phone: [360], desktop: [1280, 768] };

/** Opens a page, and expects of it what holds for every page there is. */
async function openSound(page: Page, path: string, noise: Noise): Promise<void> {
  if (isStatusPage(path)) noise.announce(new RegExp(`(404|50[03]).*${path}$`));
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
}

for (const path of OF_EVERY_KIND) {
  // Where parts lie, and what lies beside or over another, differs with the width.
  test(`${path} is sound, and looks as it did`, { tag: '@both' }, async ({
    page,
    isMobile,
    noise,
  }) => {
    await openSound(page, path, noise);
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

// Their kinds are looked at above; what is left is what their own words can break.
for (const [language, paths = []] of Object.entries(OTHERS)) {
  test(`every other page in ${language} is sound in the narrowest window`, async ({
    page,
    noise,
  }) => {
    test.slow();
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    for (const path of paths) {
      await test.step(path, async () => {
        await openSound(page, path, noise);
        // Those that wait until they are scrolled to take no more room than they were given.
        await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
        await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
      });
    }
  });
}

test('a picture is kept of every kind of page, and of nothing else', () => {
  const widths = Object.values(PICTURED).flat();
  const expected = OF_EVERY_KIND.flatMap((path) =>
    widths.map((width) => `${pictureName(path, width)}.png`),
  );
  const kept = readdirSync(KEPT_PICTURES).filter((file) => file.endsWith('.png'));
  expect(kept.toSorted()).toEqual(expected.toSorted());
});
