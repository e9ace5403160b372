import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectHydrated } from './islands.ts';

/** The folder of the pictures, from the project's root. */
export const KEPT_PICTURES = 'tests/browser/kept';

/** The version of Chromium that made all of them. */
const MADE_WITH = join(KEPT_PICTURES, 'browser-version.txt');

/** Pictures are taken and stored small and in few colours: enough to see that something moved. */
const KEPT = { scale: 0.2, colours: 8 };

/** Parts that appear only on some days, at some hours or for some visitors. */
const CHANGING = '.office-now, .banner, .campaign, .consent';

/**
 * Expects the whole page to look as in its picture at this width, in CSS pixels. Pictures are compared only by the
 * version of Chromium that made them: another one draws the same letters a little differently. To store the
 * present state: `npm test -- build browser + --update-snapshots=changed tests/browser/pages.spec.ts`.
 */
export async function expectPicture(page: Page, width: number): Promise<void> {
  await showWhole(page, width);
  const { updateSnapshots } = test.info().config;
  const isUpdating = updateSnapshots === 'all' || updateSnapshots === 'changed';
  const version = versionOf(page);
  if (isUpdating) writeFileSync(MADE_WITH, `${version}\n`);
  else if (version !== madeWith()) return;
  const name = pictureName(new URL(page.url()).pathname, width);
  const picture = await sharp(await takePicture(page))
    .png({ palette: true, colours: KEPT.colours, dither: 0, compressionLevel: 9 })
    .toBuffer();
  expect
    .soft(picture, `picture of ${name}`)
    .toMatchSnapshot(`${name}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.01 });
}

/** Whether this run compares pictures, in a sentence. */
export function describeComparison(page: Page): string {
  const version = versionOf(page);
  return version === madeWith()
    ? `Pictures are compared: they were made with this Chromium (${version}).`
    : `Pictures are not compared: they were made with Chromium ${madeWith()}, this is ${version}.`;
}

const versionOf = (page: Page) => page.context().browser()?.version() ?? '';

const madeWith = () => readFileSync(MADE_WITH, 'utf8').trim();

/** The name of a picture: fr-contact-360. */
export function pictureName(path: string, width: number): string {
  return `${path.split('/').filter(Boolean).join('-')}-${width}`;
}

/**
 * The whole page as `page.screenshot` takes it, but drawn small, which takes half as long, and packed in a
 * hurry: it is unpacked at once, and to pack it well takes the browser longer than to draw it.
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
    clip: { x: 0, y: 0, width, height, scale: KEPT.scale },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Shows everything on the page, including what loads lazily. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((changing) => {
    for (const element of document.querySelectorAll<HTMLElement>(changing)) element.hidden = true;
    // The drawn office is lit or dark by them (W-8.11).
    document.body.classList.remove('office-open', 'office-closed');
    // Only the position of a map next to a text counts: what is drawn in it depends on timing.
    for (const map of document.querySelectorAll<HTMLElement>('.finder__map, .locator__map'))
      map.style.visibility = 'hidden';
    // Its controls would show how much of it has loaded.
    for (const film of document.querySelectorAll('video')) film.controls = false;
    for (const image of document.images) image.loading = 'eager';
    document
      .querySelector(
        '[data-helpful], .configurator__details, main:not(:has([data-helpful])) .locator',
      )
      ?.scrollIntoView({ behavior: 'instant' });
  }, CHANGING);
  await expectHydrated(page);
  await expect(page.locator('[data-helpful] button:disabled')).toHaveCount(0);
  await expect(page.locator('.configurator__details:empty')).toHaveCount(0);
  await expect(page.locator('[data-map]:not(:has(.mark))')).toHaveCount(0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Parts that measure the window's new width have done so by the second frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((settle) => requestAnimationFrame(settle));
  });
}
