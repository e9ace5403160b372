import type { Page } from '@playwright/test';
import { chart } from '#words/chart/chart.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

const words = chart.fr.follow;

const slider = (page: Page) => page.getByRole('slider', { name: words.label });
const opener = (page: Page) => page.getByRole('button', { name: words.open });

/** The buoy's place on the page, in pixels. */
async function placeOf(page: Page) {
  const box = await page.locator('.river-buoy__line').boundingBox();
  if (!box) throw new Error('There is no buoy');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// What moves here arrives all the same.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('a buoy follows the loan by key, by tap and by drag, and the page stays as wide', async ({
  page,
}) => {
  await page.goto('/fr/pret-auto/');
  await opener(page).click();
  await expect(slider(page)).toBeFocused();
  await expect(slider(page)).toHaveValue('12');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('13');
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveValue('25');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  const first = await placeOf(page);
  await page.keyboard.press('End');
  const last = await placeOf(page);
  const months = Number(await slider(page).getAttribute('max'));
  await expect(slider(page)).toHaveValue(String(months));
  const mark = await page.locator('.river-buoy__mark').boundingBox();
  const window = page.viewportSize();
  expect((mark?.x ?? 0) + (mark?.width ?? 0), 'whole in the window').toBeLessThanOrEqual(
    window?.width ?? 0,
  );
  await expectNoSidewaysScroll(page, 'with the buoy');
  await expectAccessible(page, 'with the buoy at the end');

  const box = await slider(page).boundingBox();
  if (!box) throw new Error('There is no slider');
  await slider(page).click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect(slider(page)).toHaveValue(String(months / 2));
  const middle = await placeOf(page);
  expect(middle.x).toBeCloseTo((first.x + last.x) / 2, 0);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(last.x, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue(String(months));
});

test('a press on the river brings the buoy there; what cannot be loaded can be asked for again', async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to (load|fetch)/);
  await page.goto('/fr/pret-auto/');
  await expect(opener(page)).toBeVisible();
  await page.route(/river-tools.*\.js/, (route) => route.abort(), { times: 1 });
  await opener(page).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  const river = page.locator('.river');
  const box = await river.boundingBox();
  if (!box) throw new Error('There is no river');
  await river.click({ position: { x: box.width * 0.55, y: box.height / 2 } });
  await expect(slider(page)).toBeFocused();
  expect((await placeOf(page)).x).toBeCloseTo(box.x + box.width * 0.55, -1);
  await expect(page.getByText(words.failed)).toBeHidden();
});
