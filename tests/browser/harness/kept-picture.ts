import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Pictures are kept small and in few colours: enough to see that something moved, to look at it then. */
const KEPT = { scale: 0.2, colours: 8 };

/** What shows on some days, at some hours or to some visitors alone. */
const CHANGING = '.office-now, .banner, .campaign, .consent';

/**
 * Expects the whole page to look as it did at this width, in CSS pixels: `tests/browser/kept` has how.
 * To keep how it looks now:
 * `npm test -- build browser + --update-snapshots=changed tests/browser/pages.spec.ts`.
 */
export async function expectPicture(page: Page, width: number): Promise<void> {
  await showWhole(page, width);
  const taken = await takePicture(page);
  const kept = await sharp(taken)
    .resize({ width: Math.round(width * KEPT.scale) })
    .png({ palette: true, colours: KEPT.colours, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const name = new URL(page.url()).pathname.replaceAll('/', ' ').trim().replaceAll(' ', '_');
  expect
    .soft(kept, `${name} at ${width} px`)
    .toMatchSnapshot(`${name}_${width}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.01 });
}

/**
 * The whole page as `page.screenshot` takes it, to the pixel, but packed in a hurry: it is unpacked at
 * once, and to pack it well takes the browser longer than to draw it.
 */
async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        animation.cancel();
      else animation.finish();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Everything on the page is there: what loads when it comes near was near. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((changing) => {
    for (const element of document.querySelectorAll<HTMLElement>(changing)) element.hidden = true;
    // Of a map beside a text only its place: what is drawn in it comes when it likes.
    for (const map of document.querySelectorAll<HTMLElement>('.finder__map, .locator__map'))
      map.style.visibility = 'hidden';
    // Its controls show how much of it has come.
    for (const film of document.querySelectorAll('video')) film.controls = false;
    for (const image of document.images) image.loading = 'eager';
    document
      .querySelector('[data-helpful], .configurator__details')
      ?.scrollIntoView({ behavior: 'instant' });
  }, CHANGING);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('[data-helpful] button:disabled')).toHaveCount(0);
  await expect(page.locator('.configurator__details:empty')).toHaveCount(0);
  await expect(page.locator('[data-map]:not(:has(.mark))')).toHaveCount(0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // What measures itself by the window's new width has done so by the second frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((settle) => requestAnimationFrame(settle));
  });
}
