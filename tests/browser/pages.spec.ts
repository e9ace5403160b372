import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isLocale } from '#domain/locale/locale.ts';
import { isStatusPage } from '../built-site/built-pages.ts';
import { IN_PIXELS, OF_EVERY_KIND, OTHERS } from '../built-site/page-kinds.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { expectHydrated } from './harness/islands.ts';
import { KEPT_PICTURES } from './harness/kept-layouts.ts';
import { expectLayout, expectPicture, pictureName } from './harness/kept-picture.ts';
import type { Noise } from './harness/noise.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest window without horizontal scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

/** The widths of screenshots, in CSS pixels, in the nearest window. */
const PICTURED = { phone: [360], desktop: [1280, 768] };

/** Opens a page, and checks what applies to every page. */
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

/** Compares the layout in both languages, whose lines break differently; the screenshot in one. */
async function expectAsItWas(page: Page, path: string, width: number): Promise<void> {
  if (IN_PIXELS.includes(path)) await expectPicture(page, width);
  else await expectLayout(page, width);
}

for (const path of OF_EVERY_KIND) {
  // Positions and overlaps differ with the width.
  test(`${path} is valid, accessible, and unchanged in looks`, { tag: '@both' }, async ({
    page,
    isMobile,
    noise,
  }) => {
    await openSound(page, path, noise);
    await expectAccessible(page);
    if (isMobile) {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
      for (const width of PICTURED.phone) await expectAsItWas(page, path, width);
    } else {
      // Colours do not depend on the width.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, `${path} in dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of PICTURED.desktop) await expectAsItWas(page, path, width);
    }
  });
}

// Their kinds are checked above; what remains depends on their texts.
for (const [language, paths = []] of Object.entries(OTHERS)) {
  test(`every other page in ${language} is valid in the narrowest window`, async ({
    page,
    noise,
  }) => {
    test.slow();
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    for (const path of paths) {
      await test.step(path, async () => {
        await openSound(page, path, noise);
        // Islands hydrated on scroll keep the size they were given.
        await expectHydrated(page, { without: '[client="visible"]' });
        await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
      });
    }
  });
}

test('there is a screenshot of every kind of page in one language, and of nothing else', () => {
  const widths = Object.values(PICTURED).flat();
  const expected = IN_PIXELS.flatMap((path) =>
    widths.map((width) => `${pictureName(path, width)}.png`),
  );
  const kept = readdirSync(KEPT_PICTURES).filter((file) => file.endsWith('.png'));
  expect(kept.toSorted()).toEqual(expected.toSorted());
});
