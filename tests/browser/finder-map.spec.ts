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
      // The closest that the drawn map goes (W-5.7), where every broker is asked for alone (W-5.8).
      await expect.poll(zoom, `around ${zip}`).toBe(FINDER.cluster.lastZoom + 1);
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

/** Brussels and the capitals of the provinces. */
const CAPITALS = [
  ...['Bruxelles', 'Anvers', 'Gand', 'Liège', 'Bruges', 'Namur', 'Louvain', 'Mons'],
  ...['Hasselt', 'Arlon', 'Wavre'],
];

/** The circles of clusters that touch another, a capital's name or the land of a neighbour, as the page draws them. */
const misplacedClusters = (page: Page, capitals: readonly string[]) =>
  page.locator('.finder__map').evaluate((map, wanted) => {
    const names = [...map.querySelectorAll('.chart-name--1')].filter(({ textContent }) =>
      wanted.includes(textContent),
    );
    const home = map.querySelector<SVGPathElement>('.chart__home');
    const toHome = home?.getScreenCTM()?.inverse();
    const circles = [...map.querySelectorAll('.mark[data-look="cluster"]')].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const ring = Number.parseFloat(getComputedStyle(mark).getPropertyValue('--ring'));
      return { x: left + width / 2, y: top + height / 2, radius: width / 2 + ring };
    });
    const isInland = ({ x, y, radius }: (typeof circles)[number]) =>
      Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6).every((angle) => {
        const at = new DOMPoint(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        return home?.isPointInFill(at.matrixTransform(toHome)) === true;
      });
    return circles.flatMap((circle, i) => {
      const { x, y, radius } = circle;
      const isOnOther = circles.some(
        (other, j) => i !== j && Math.hypot(other.x - x, other.y - y) < radius + other.radius,
      );
      const isOnName = names.some((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const across = Math.max(left - x, 0, x - right);
        // Its letters: the face of titles has a higher line.
        const half = 0.55 * Number(name.getAttribute('font-size'));
        const down = Math.max(Math.abs((top + bottom) / 2 - y) - half, 0);
        return Math.hypot(across, down) < radius;
      });
      return isOnOther || isOnName || !isInland(circle)
        ? [{ ...circle, isOnOther, isOnName, isInland: isInland(circle) }]
        : [];
    });
  }, capitals);

// W-5.8
for (const width of [360, 1280])
  test(`the map names the capitals and has its clusters in the country, at ${width} px`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await consent(page, 'refuse');
    await openFinder(page);
    const map = page.locator('.finder__map');
    if (width === 360) await page.locator('[data-action="view-map"]').click();
    await expect(map.locator('.mark[data-look="cluster"]').first()).toBeVisible();
    const written = () => map.locator('.chart-name--1').allTextContents();
    await expect.poll(written).toEqual(expect.arrayContaining(CAPITALS));
    expect(await misplacedClusters(page, CAPITALS)).toEqual([]);
    const closer = map.getByRole('button', { name: 'Agrandir la carte', exact: true });
    const scale = map.locator('.map__scale');
    while ((await closer.getAttribute('aria-disabled')) !== 'true') {
      const before = await scale.innerHTML();
      await closer.click();
      await expect.poll(() => scale.innerHTML()).not.toBe(before);
      await expect.poll(() => misplacedClusters(page, CAPITALS)).toEqual([]);
      await expect(map.locator('.chart-name').first()).toBeAttached();
    }
    await expect(map.locator('.map__note')).toContainText('ne s’agrandit pas davantage');
    await expect(map.locator('.mark[data-look="cluster"]')).toHaveCount(0);
  });

test('the map stands next to the heading, in the first screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFinder(page);
  const [heading, map] = await Promise.all([
    page.locator('h1').boundingBox(),
    page.locator('.finder__map').boundingBox(),
  ]);
  expect(map?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeGreaterThan(1_180);
});
