import { FINDER } from '#domain/brokers/finder.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { openFinder, openMarks, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

/** The accessible names of markers for one broker and for several. */
const MARK = /, (crédits hypothécaires|prêts)$/;
const CLUSTER = /agrandir la carte$/;

// W-5.6
test('the visitor switches between list and map', async ({ page }) => {
  const { cards } = await openFinder(page, 'fr', '?zip=5000');
  const map = page.locator('.finder__map');
  await expect(cards).toHaveCount(FINDER.cards);
  await expect(map).toBeHidden();
  const [list, toMap] = [
    page.locator('[data-action="view-list"]'),
    page.locator('[data-action="view-map"]'),
  ];
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await toMap.click();
  await expect(cards.first()).toBeHidden();
  await expect(
    map.getByRole('button', { name: MARK }).or(map.getByRole('button', { name: CLUSTER })),
  ).not.toHaveCount(0);
  const box = await map.boundingBox();
  const window = page.viewportSize();
  expect(box?.width).toBe(window?.width);
  expect(box?.height).toBeLessThan((window?.height ?? 0) * 0.75);
  await expectAccessible(page, 'the map on a phone');
  await list.click();
  await expect(cards).toHaveCount(FINDER.cards);
  await expect(map).toBeHidden();
});

// W-5.28
test('the card of a mark stands below the map', async ({ page }) => {
  await openFinder(page, 'fr', '?zip=5000');
  await page.locator('[data-action="view-map"]').click();
  const map = page.locator('.finder__map');
  const brokers = map.locator('.mark[data-name]:not([inert])');
  await openMarks(map, () => brokers.first().isVisible());
  await brokers.first().press('Enter');
  const card = page.locator('.pin-card');
  await expect(card).toBeInViewport({ ratio: 1 });
  const [below, canvas] = await Promise.all([
    card.boundingBox(),
    page.locator('.finder__canvas').boundingBox(),
  ]);
  expect(below?.y).toBeGreaterThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0));
  await expectAccessible(page, 'the card below the map');
  await expectNoSidewaysScroll(page, 'the card below the map');
});

test('a search that fails is in sight, as a result is', async ({ page, noise }) => {
  noise.announce(/net::ERR_FAILED/);
  const finder = await openFinder(page, 'nl');
  await page.route('**/api/**', (route) => route.abort());
  await searchFor(finder, '4000');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport({ ratio: 1 });
});

test('a search fits the window, and shows its list first', async ({ page }) => {
  const finder = await openFinder(page, 'nl');
  await searchFor(finder, '4000');
  await expect(finder.title).toContainText('4000 Luik');
  await expect(finder.cards).toHaveCount(FINDER.cards);
  await expectAccessible(page, 'what was found');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'what was found at 320 px');
});
