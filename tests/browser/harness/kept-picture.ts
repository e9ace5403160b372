import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Pictures are kept small and in few colours: enough to see that something moved, to look at it then. */
const KEPT = { scale: 0.25, colours: 16 };

/** What shows on some days or at some hours alone, and says nothing of how a page looks. */
const CHANGING = '.office-now, .banner, .campaign';

/** As high as a browser paints at once, in CSS pixels: what lies below is not pictured. */
const HIGHEST = 16_000;

/**
 * Expects the whole page to look as it did at this width, in CSS pixels: `tests/browser/kept` has how.
 * To keep how it looks now:
 * `npm test -- build browser + --update-snapshots=changed tests/browser/pages.spec.ts`.
 */
export async function expectPicture(page: Page, width: number): Promise<void> {
  const refuse = page.locator('[data-consent="refuse"]');
  if (await refuse.isVisible()) await refuse.click();
  await showWhole(page, width);
  const taken = await page.screenshot({ animations: 'disabled' });
  const kept = await sharp(taken)
    .resize({ width: Math.round(width * KEPT.scale) })
    .png({ palette: true, colours: KEPT.colours, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const name = new URL(page.url()).pathname.replaceAll('/', ' ').trim().replaceAll(' ', '_');
  expect
    .soft(kept, `${name} at ${width} px`)
    .toMatchSnapshot(`${name}_${width}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.01 });
}

/** A window as high as the page, and everything in it there: what loads when it comes near is near. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = true;
  }, CHANGING);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('[data-helpful] button:disabled')).toHaveCount(0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
