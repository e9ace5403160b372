import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isLocale } from '#domain/locale/locale.ts';
import { isStatusPage } from '../built-site/built-pages.ts';
import { IN_ANOTHER_LANGUAGE, IN_PIXELS, OTHERS } from '../built-site/page-kinds.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { expectHydrated } from './harness/islands.ts';
import {
  describeComparison,
  expectPicture,
  KEPT_PICTURES,
  pictureName,
} from './harness/kept-picture.ts';
import type { Noise } from './harness/noise.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest window without horizontal scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

/** The widths of screenshots, in CSS pixels. */
const PICTURED = { phone: 360, desktop: [1280, 768] };

// Their pictures are kept as most visitors see them.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** Opens a page, and checks what applies to every page. */
async function openSound(page: Page, path: string, noise: Noise): Promise<void> {
  if (isStatusPage(path)) noise.announce(new RegExp(`(404|50[03]).*${path}$`));
  await page.goto(path);
  const application = page.locator('[data-page-state]');
  if ((await application.count()) > 0) {
    await expect(application).toHaveAttribute('data-page-state', /^(?!loading$)./);
  }
  const locale = path.split('/')[1];
  if (isLocale(locale)) await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('body')).toHaveClass(/office-(open|closed)/);
}

/** Checks that a page needs no horizontal scrolling at the narrowest width. */
async function expectRoomOnAPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
}

for (const path of IN_PIXELS) {
  // W-1.8, L-6.3
  test(`${path} is valid, accessible, and unchanged in looks`, { tag: '@desktop' }, async ({
    page,
    noise,
  }) => {
    const whole = { withFrame: true };
    await openSound(page, path, noise);
    await expectAccessible(page, path, whole);
    // Colours do not depend on the width.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, `${path} in dark`, whole);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of PICTURED.desktop) await expectPicture(page, width);
    // Positions, overlaps and what is shown at all differ on a phone.
    await page.setViewportSize({ width: PICTURED.phone, height: 740 });
    // A map keeps the part of the country that it opened with.
    if ((await page.locator('[data-map]').count()) > 0) {
      await page.reload();
      await expectHydrated(page);
      await expect(page.locator('[data-map]:has(.mark)')).not.toHaveCount(0);
    }
    await expectRoomOnAPhone(page, path);
    await expectPicture(page, PICTURED.phone);
    await expectAccessible(page, `${path} on a phone`, whole);
  });
}

// In another language only the words differ, and it is on a phone that they lack room.
for (const path of IN_ANOTHER_LANGUAGE) {
  test(`${path} has room for its words`, async ({ page, noise }) => {
    await openSound(page, path, noise);
    // A row that hydrates in the narrowest window scrolls to what is chosen, and stays there.
    await expectHydrated(page, { without: '[client="visible"]' });
    await expectRoomOnAPhone(page, path);
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

test('there is a screenshot of every kind of page in one language, and of nothing else', ({
  page,
}) => {
  process.stdout.write(`note: ${describeComparison(page)}\n`);
  const widths = [PICTURED.phone, ...PICTURED.desktop];
  const expected = IN_PIXELS.flatMap((path) =>
    widths.map((width) => `${pictureName(path, width)}.png`),
  );
  const kept = readdirSync(KEPT_PICTURES).filter((file) => file.endsWith('.png'));
  expect(kept.toSorted()).toEqual(expected.toSorted());
});
