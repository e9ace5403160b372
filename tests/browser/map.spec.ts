import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

/*
 * What the marks are named, which calls are made and what fails stands in src/site/brokers/map/*.dom.test.ts.
 * Here: real focus, motion, wheel and layout.
 *
 * The map on its own development page, with its calls answered in the browser: 14 brokers around Gent,
 * ten of them at one address, and two at one address in Namur.
 */

const GALLERY = '/dev/map/fr/';

async function openMap(page: Page, query = ''): Promise<Locator> {
  await page.goto(GALLERY + query);
  const map = page.getByRole('region', { name: 'Carte des courtiers' });
  await expect(map.locator('.mark').first()).toBeAttached();
  return map;
}

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);
const scale = (page: Page) => page.locator('.map__scale');
const feet = (map: Locator) => map.locator('.mark--in-fan');
const pileOf = (map: Locator, count: number) =>
  map.getByRole('button', { name: `${count} courtiers au même endroit, les montrer` });

/** The two brokers of Namur, with their fan open. */
async function openTwo(page: Page): Promise<Locator> {
  const map = await openMap(page);
  await control(page, 'show').click();
  await pileOf(map, 2).click();
  await expect(feet(map)).toHaveCount(2);
  return map;
}

/** The ten of Gent, with their fan open, by keyboard. */
async function openTen(page: Page): Promise<Locator> {
  const map = await openMap(page);
  const large = map.getByRole('button', { name: /^1\d courtiers, agrandir la carte/ });
  while ((await large.count()) > 0) {
    const name = (await large.first().getAttribute('aria-label')) ?? '';
    await large.first().press('Enter');
    await expect(map.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(feet(map)).toHaveCount(10);
  return map;
}

/** Whether the focus is within the map. */
const focusIsIn = (map: Locator) =>
  map.evaluate((element) => element.contains(document.activeElement));

test('ten at one address open as a spiral, by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const map = await openTen(page);
  await expectAccessible(page, 'an open fan of ten');
  const distances = await feet(map).evaluateAll((buttons) => {
    const pile = document.querySelector('.mark[aria-expanded="true"]')?.getBoundingClientRect();
    return buttons.map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return Math.round(Math.hypot(x - (pile?.x ?? 0), y - (pile?.y ?? 0)));
    });
  });
  expect(new Set(distances).size).toBe(10);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(56);

  const pile = pileOf(map, 10);
  await pile.focus();
  const names: (string | null)[] = [];
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await map.locator('.mark:focus').getAttribute('aria-label'));
  }
  expect(new Set(names).size).toBe(10);
  await page.keyboard.press('Enter');
  await expect(control(page, 'chosen')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(map.getByRole('button', { name: /^10 courtiers/ })).toBeFocused();
});

test('the map is no keyboard trap, and can be skipped', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  await map.focus();
  const stops = await map.locator('.mark[tabindex="0"]').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(map.locator('.mark:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Afficher toute la Belgique' })).toBeFocused();
  for (const name of ['Réduire la carte', 'Agrandir la carte']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(control(page, 'ch')).toBeFocused();

  const skip = page.getByRole('link', { name: 'Passer la carte' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(control(page, 'ch')).toBeFocused();
});

test('the chosen broker is shown, wherever the map is', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  await control(page, 'show').click();
  await control(page, 'choose').click();
  const chosen = map.getByRole('button', { name: /, choisi$/ });
  await map.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport();
  await expect(chosen).toHaveClass(/is-chosen/);
  // With reduced motion there is none.
  expect(await bounces(page)).toBe(0);
  await control(page, 'reset').click();
  await expect(scale(page)).toHaveText('20\u00a0km');
  await expectAccessible(page, 'the map with a chosen broker');
});

/** The number of bouncing markers. */
const bounces = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('mark-bounce'))
        .length,
  );

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('the chosen broker bounces once', { tag: '@desktop' }, async ({ page }) => {
    const map = await openMap(page);
    await page.evaluate(() => {
      document.addEventListener('animationstart', (event) => {
        if (event.animationName.startsWith('mark-bounce')) document.body.dataset.leapt = 'yes';
      });
    });
    await control(page, 'choose').click();
    await expect(page.locator('body')).toHaveAttribute('data-leapt', 'yes');
    await expect(map.locator('.is-bouncing')).toHaveCount(0);
  });

  test('a cluster opens with an animation', { tag: '@desktop' }, async ({ page }) => {
    const map = await openMap(page);
    const cluster = map.getByRole('button', { name: '14 courtiers, agrandir la carte' });
    await cluster.press('Enter');
    await expect(cluster).toHaveCount(0);
    await expect.poll(() => focusIsIn(map)).toBe(true);
  });
});

test('the page scrolls over the map, which moves only when intended', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openMap(page);
  await expect(map).toHaveCSS('touch-action', 'pan-x pan-y');
  const expected = await scale(page).textContent();
  await map.hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator('.map__hint')).toHaveClass(/is-shown/);
  await expect(scale(page)).toHaveText(expected ?? '');

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect(scale(page)).not.toHaveText(expected ?? '');
});

test('the map works in the narrowest window, and in the dark theme', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openTwo(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(map).toBeVisible();
  await expectNoSidewaysScroll(page, 'the map at 320 px');
  await expectAccessible(page, 'the map at 320 px');
  await control(page, 'failing').check();
  await control(page, 'pat').uncheck();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expectAccessible(page, 'the map after a failure');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the map in dark');
});
