import { expect, type Page, type TestInfo, test } from '@playwright/test';
import sharp from 'sharp';
import { type Box, type Layout, settleLayout, writeLayout } from '../../layout/layout.ts';
import { expectHydrated } from './islands.ts';
import {
  isUpdating,
  keepsMissing,
  keptLayout,
  leaveToKeep,
  testedBrowser,
} from './kept-layouts.ts';

/** Pictures are taken and stored small and in few colours: enough to see that something moved. */
const KEPT = { scale: 0.2, colours: 8 };

/** Parts that appear only on some days, at some hours or for some visitors. */
const CHANGING = '.office-now, .banner, .campaign, .consent';

/** The parts of a page for its reader; the places of all else follow from theirs. */
const PARTS =
  'header, nav, main, footer, aside, section, article, form, fieldset, table, figure, img, video, h1, h2, h3, h4, button, input, select, textarea, summary';

/** Expects the whole page to lie as it did at this width, in CSS pixels. Gives the name it is kept under. */
export async function expectLayout(page: Page, width: number): Promise<string> {
  await showWhole(page, width);
  const name = pictureName(new URL(page.url()).pathname, width);
  compareLayouts(name, writeLayout(await measureParts(page)));
  return name;
}

/**
 * Expects the whole page to have the stored layout at this width, in CSS pixels, and with the build of the
 * browser that made its picture, the stored look: see `tests/browser/kept`. To store the present state:
 * `npm test -- build browser + --update-snapshots=changed tests/browser/pages.spec.ts`.
 */
export async function expectPicture(page: Page, width: number): Promise<void> {
  const name = await expectLayout(page, width);
  const isComparable = keptLayout(name)?.madeWith === testedBrowser();
  if (!isComparable && !isUpdating(updatesOf(test.info()))) return;
  const kept = await sharp(await takePicture(page))
    .png({ palette: true, colours: KEPT.colours, dither: 0, compressionLevel: 9 })
    .toBuffer();
  expect
    .soft(kept, `picture of ${name}`)
    .toMatchSnapshot(`${name}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.01 });
}

/** The name of a picture: «fr-contact-360». */
export function pictureName(path: string, width: number): string {
  return `${path.split('/').filter(Boolean).join('-')}-${width}`;
}

const updatesOf = ({ config }: TestInfo) => config.updateSnapshots;

/** Compares a layout with the kept one, or leaves it to be kept. */
function compareLayouts(name: string, seen: Layout): void {
  const updates = updatesOf(test.info());
  const kept = keptLayout(name);
  const madeWith = testedBrowser();
  const settled = settleLayout(kept?.layout ?? [], seen);
  if (isUpdating(updates)) {
    leaveToKeep(name, { madeWith, layout: updates === 'all' ? seen : settled });
    return;
  }
  if (kept === undefined && keepsMissing(updates)) leaveToKeep(name, { madeWith, layout: seen });
  expect.soft(settled.join('\n'), `layout of ${name}`).toBe((kept?.layout ?? []).join('\n'));
}

/** The positions of the visible parts, with controls by their names, which are contract. */
function measureParts(page: Page): Promise<readonly Box[]> {
  return page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].flatMap((element) => {
        const { left, top, right, width, height } = element.getBoundingClientRect();
        // Text for screen readers has a pixel, and hidden elements lie outside the page.
        const isSeen = width > 1 && height > 1 && right > 0;
        if (!isSeen || !element.checkVisibility({ visibilityProperty: true })) return [];
        const name = element.matches('input, select, textarea, button')
          ? (element.getAttribute('name') ?? element.getAttribute('data-action'))
          : null;
        const part = [element.localName, name].filter(Boolean).join(' ');
        return [{ part, left, top: top + window.scrollY, width, height }];
      }),
    PARTS,
  );
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
    // Only the position of a map beside a text counts: what is drawn in it depends on timing.
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
