import type { Page } from '@playwright/test';
import { API } from '#calls/api.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { expect, test } from './harness/one-window.ts';

const { ink, paper, drawingLight } = demonstrationLender().brand.colours.light;

/** A colour as browsers write it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** Its lamps, and whether somebody is in it. */
async function expectOffice(page: Page, { lamps, isManned }: { lamps: string; isManned: boolean }) {
  for (const lamp of await page.locator('.office .drawing__lamp').all())
    await expect(lamp).toHaveCSS('fill', rgb(lamps));
  await expect(page.locator('.office__person')).toBeVisible({ visible: isManned });
}

// W-8.11
for (const isOpened of [true, false])
  test(`the office is drawn as the server says, open: ${isOpened}`, async ({ page }) => {
    await page.route(`**${API}/is-open`, (route) =>
      route.fulfill({ json: { data: { isOpened } } }),
    );
    await page.goto('/fr/contact/');
    await expectOffice(page, { lamps: isOpened ? drawingLight : ink, isManned: isOpened });
    const glass = page.locator('.office-now');
    await expect(glass).not.toBeEmpty();
    await expect(glass).toHaveCSS('--glass', isOpened ? drawingLight : ink);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the office is neither lit nor dark', async ({ page }) => {
    await page.goto('/fr/contact/');
    await expectOffice(page, { lamps: paper, isManned: false });
  });
});

test('a wide window shows the whole office on the home page', async ({ page }) => {
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto('/fr/');
    const picture = await page.locator('.home-quayside .drawing').boundingBox();
    const office = await page.locator('.home-quayside .office').boundingBox();
    if (!picture || !office) throw new Error('There is no office');
    expect(office.y, `its roof at ${width} px`).toBeGreaterThan(picture.y);
  }
});
