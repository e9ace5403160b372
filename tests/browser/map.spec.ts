import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

/*
 * The map by itself, on its page of development, which answers its calls in the page: 14 brokers around Gent, ten of
 * them at one address, and two at one address in Namur.
 */

// What moves is tested by itself, below.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** The two of Namur, with their fan open. */
async function openTwo(page: Page): Promise<Locator> {
  const map = await openMap(page);
  await control(page, 'show').click();
  await map.getByRole('button', { name: '2 courtiers, agrandir la carte' }).click();
  await expect(feet(map)).toHaveCount(2);
  return map;
}

/** The ten of Gent, with their fan open, by keyboard alone. */
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

/** Whether the focus is on something within the map, and not on the page. */
const focusIsIn = (map: Locator) =>
  map.evaluate((element) => element.contains(document.activeElement));

test('a cluster shows what it holds, and what came of it takes the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const map = await openMap(page);
  const legend = page.getByRole('list', { name: 'Légende' }).getByRole('listitem');
  await expect(legend).toHaveText(['crédits hypothécaires', 'prêts personnels', 'les deux']);
  const cluster = map.getByRole('button', { name: '14 courtiers, agrandir la carte' });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(cluster).toHaveCount(0);
  await expect(map.locator('.mark:focus')).toHaveCount(1);
  await expectAccessible(page, 'the map, closer');

  // The same for whoever zooms otherwise: what disappears leaves the focus in the map.
  await page.keyboard.press('Tab');
  await page.mouse.move(0, 0);
  const said = await scale(page).textContent();
  await map.evaluate((element) => {
    const view = element.getBoundingClientRect();
    element.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -400,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        clientX: view.x + 40,
        clientY: view.y + 40,
      }),
    );
  });
  await expect(scale(page)).not.toHaveText(said ?? '');
  expect(await focusIsIn(map)).toBe(true);
});

test('two brokers at one address can both be opened, on a circle', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openTwo(page);
  const pile = pileOf(map, 2);
  await expect(pile).toHaveAttribute('aria-expanded', 'true');
  await expect(map.locator('.map-fan-legs')).toHaveCount(1);
  await expectAccessible(page, 'an open fan of two');
  for (const id of ['b-0', 'b-1']) {
    await map.getByRole('button', { name: `Courtage ${id.slice(2)},` }).click();
    await expect(control(page, 'chosen')).toHaveText(id);
    await expect(feet(map)).toHaveCount(2);
  }
  await expect(map.getByRole('button', { name: /^Courtage 1, .*choisi$/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // Which one has been chosen can be told where the fan is closed too.
  await page.keyboard.press('Escape');
  await expect(feet(map)).toHaveCount(0);
  await expect(map.getByRole('button', { name: /dont celui que vous avez choisi/ })).toBeFocused();
});

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
  await expect(feet(map)).toHaveCount(0);
  // It is a button like others: pressed twice, it is closed again.
  await page.keyboard.press('Enter');
  await expect(feet(map)).toHaveCount(10);
  await page.keyboard.press('Enter');
  await expect(feet(map)).toHaveCount(0);
});

const CLOSES: readonly [what: string, act: (page: Page, map: Locator) => Promise<void>][] = [
  ['a click on the map', (_, map) => map.click({ position: { x: 40, y: 60 } })],
  ['a zoom', (page) => page.getByRole('button', { name: 'Réduire la carte' }).click()],
  ['another type', (page) => control(page, 'pat').uncheck()],
  ['a reset', (page) => control(page, 'reset').click()],
];
for (const [what, act] of CLOSES)
  test(`${what} closes a fan`, { tag: '@desktop' }, async ({ page }) => {
    const map = await openTwo(page);
    await act(page, map);
    await expect(feet(map)).toHaveCount(0);
    await expect(map.locator('.map-fan-legs')).toHaveCount(0);
  });

test('other types have other marks', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  await control(page, 'ch').uncheck();
  await expect(map.locator('.mark[data-look="ch"]')).toHaveCount(0);
  await expect(map.locator('.mark').first()).toBeAttached();
  await control(page, 'pat').uncheck();
  await expect(map.locator('.mark')).toHaveCount(0);
});

test('calls that fail are said, and asked again', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  const before = await map.locator('.mark').count();
  await control(page, 'failing').check();
  await control(page, 'pat').uncheck();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expect(page.locator('.map [role=status]')).toHaveText(/n’ont pas pu être placés/);
  await expectAccessible(page, 'the map after a failure');
  // What was there stays.
  await expect(map.locator('.mark')).toHaveCount(before);
  await retry.click();
  await expect(retry).toBeVisible();
  await control(page, 'failing').uncheck();
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(retry).toBeHidden();
  await expect(map).toBeFocused();
  await expect(map.locator('.mark[data-look="pat"]')).toHaveCount(0);
});

test('a call that fails after a zoom leaves the marks where their brokers are', {
  tag: '@desktop',
}, async ({ page }) => {
  const map = await openMap(page);
  await control(page, 'failing').check();
  await map.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await map.focus();
  await page.keyboard.press('Tab');
  await expect(map.locator('.mark:focus')).toBeInViewport();
});

test('what is overtaken is broken off, and its answer dropped', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openMap(page);
  const before = Number(await control(page, 'broken').textContent());
  const isBrokenOff = () => expect(control(page, 'broken')).toHaveText(String(before + 2));
  await control(page, 'held').check();
  await control(page, 'pat').uncheck();
  await control(page, 'pat').check();
  await control(page, 'ch').uncheck();
  await isBrokenOff();
  await control(page, 'held').uncheck();
  await control(page, 'answer').click();
  await expect(map.locator('.mark[data-look="ch"]')).toHaveCount(0);
  await isBrokenOff();
});

test('the keyboard moves the map, and passes it', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  await map.focus();
  await expect(map).toHaveAccessibleDescription(/les flèches la déplacent/);
  const places = () =>
    map.locator('.mark').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  await page.keyboard.press('ArrowRight');
  await expect.poll(places).not.toEqual(before);
  const said = await scale(page).textContent();
  await page.keyboard.press('+');
  await expect(scale(page)).not.toHaveText(said ?? '');

  const skip = page.getByRole('link', { name: 'Passer la carte' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(control(page, 'ch')).toBeFocused();
});

test('nothing traps who goes through it with Tab', { tag: '@desktop' }, async ({ page }) => {
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
});

test('who is chosen is shown, wherever the map is', { tag: '@desktop' }, async ({ page }) => {
  const map = await openMap(page);
  await control(page, 'show').click();
  await control(page, 'choose').click();
  const chosen = map.getByRole('button', { name: /, choisi$/ });
  await map.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport();
  await expect(chosen).toHaveClass(/is-chosen/);
  // Without motion there is none.
  expect(await bounces(page)).toBe(0);
  await control(page, 'reset').click();
  await expect(scale(page)).toHaveText('20\u00a0km');
  await expectAccessible(page, 'the map with a chosen broker');
});

/** How many marks are leaping. */
const bounces = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('mark-bounce'))
        .length,
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('who is chosen leaps once', { tag: '@desktop' }, async ({ page }) => {
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

  test('a cluster opens on its way', { tag: '@desktop' }, async ({ page }) => {
    const map = await openMap(page);
    const cluster = map.getByRole('button', { name: '14 courtiers, agrandir la carte' });
    await cluster.press('Enter');
    await expect(cluster).toHaveCount(0);
    await expect.poll(() => focusIsIn(map)).toBe(true);
  });
});

test('the page scrolls over the map, which moves when it is meant', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openMap(page);
  await expect(map).toHaveCSS('touch-action', 'pan-x pan-y');
  const said = await scale(page).textContent();
  await map.hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator('.map__hint')).toHaveClass(/is-shown/);
  await expect(scale(page)).toHaveText(said ?? '');

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect(scale(page)).not.toHaveText(said ?? '');
});

test('where tiles do not come, the map is drawn', { tag: '@desktop' }, async ({ page, noise }) => {
  noise.announce(/dev\/map\/tiles/);
  noise.announce(/404/);
  const map = await openMap(page, '?tiles=broken');
  await expect(map.locator('.chart__home')).toHaveCount(1);
  await expect(map.locator('.leaflet-tile')).toHaveCount(0);
  await expect(page.locator('.map [role=status]')).toHaveText(/n’est pas disponible/);
  await expect(page.locator('.map__credit')).toHaveText(/Natural Earth/);
});

test('the map holds on the narrowest window, and in the dark', { tag: '@desktop' }, async ({
  page,
}) => {
  const map = await openTwo(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(map).toBeVisible();
  await expectNoSidewaysScroll(page, 'the map at 320 px');
  await expectAccessible(page, 'the map at 320 px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the map in dark');
});
