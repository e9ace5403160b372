import type { Locator, Page } from '@playwright/test';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { findNearest } from '#domain/brokers/nearest-brokers.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { consent } from './harness/consent.ts';
import { openFinder, openMarks, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

const words = BROKER_FINDER_WORDS.fr;
const { brokers, places } = demonstrationLender();

function brokersAround(zip: string) {
  const at = places.coordinatesOf(zip);
  if (!at) throw new Error(`There is no postcode ${zip}`);
  return findNearest(brokers, at, BROKER_TYPES, 'zip').brokers;
}

/** The index of the first mark whose middle a pointer can reach: some lie half beyond the edge. -1 if none. */
function firstUncovered(marks: Locator): Promise<number> {
  return marks.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
}

/** Counts these brokers in the latest map window that the page asked for. */
function followMap(page: Page) {
  let window: URLSearchParams | undefined;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/brokers/map')) window = url.searchParams;
  });
  const side = (name: string) => Number(window?.get(name));
  const held = (of: readonly { lat: number; lng: number }[]) =>
    of.filter(
      ({ lat, lng }) =>
        lat > side('south') && lat < side('north') && lng > side('west') && lng < side('east'),
    ).length;
  return { held, zoom: () => side('zoom') };
}

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('a nearby search fits the map to all results', { tag: '@desktop' }, async ({ page }) => {
    const { held, zoom } = followMap(page);
    const finder = await openFinder(page);
    await expect(page.locator('.finder__map .mark').first()).toBeAttached();
    for (const [typed, zip] of [
      ['1000', '1000'],
      ['1050', '1050'],
      ['9000', '9000'],
      ['1050', '1050'],
    ] as const) {
      await searchFor(finder, typed);
      await expect(finder.title).toContainText(zip);
      const found = brokersAround(zip);
      await expect.poll(() => held(found), `around ${zip}`).toBe(found.length);
      // Never beyond the zoom for a postcode (W-5.7), which is enough for these.
      await expect.poll(zoom, `around ${zip}`).toBe(FINDER.zoom.finder);
    }
  });
});

// W-5.14
test('the list is complete without the map, which shows an error', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/mount-map.*\.js/, (route) => route.abort());
  const { cards } = await openFinder(page, 'fr', '?zip=5000');
  await expect(cards).toHaveCount(FINDER.cards);
  await expect(page.getByText(words.map.failed)).toBeVisible();
  await expectAccessible(page, 'without its map');
});

test('a marker shows its name on hover and focus', { tag: '@desktop' }, async ({ page }) => {
  await consent(page, 'refuse');
  await openFinder(page, 'fr', '?zip=4000');
  const map = page.locator('.finder__map');
  const marks = map.locator('.mark[data-name]:not([inert])');
  await map.scrollIntoViewIfNeeded();
  let found = -1;
  await openMarks(map, async () => {
    found = await firstUncovered(marks);
    return found >= 0;
  });
  const mark = marks.nth(found);
  const shown = () =>
    mark.evaluate((element) => getComputedStyle(element, '::after').getPropertyValue('content'));
  await page.mouse.move(0, 0);
  await page.locator('[name="zip"]').first().focus();
  await expect.poll(shown).toBe('none');
  await mark.hover();
  const name = await mark.getAttribute('data-name');
  await expect.poll(shown).toBe(JSON.stringify(name));
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe('none');
  await page.keyboard.press('Tab');
  await mark.focus();
  await expect.poll(shown).toBe(JSON.stringify(name));
});
