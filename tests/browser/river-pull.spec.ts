import type { Page } from '@playwright/test';
import { chart } from '#words/chart/chart.ts';
import { simulator } from '#words/fr/simulator.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

const { duration, river: words } = chart.fr.pull;

const source = (page: Page) => page.getByRole('slider', { name: simulator.table.amount });
const mouth = (page: Page) => page.getByRole('slider', { name: duration });
const payment = (page: Page) => page.locator('.answer__payment [data-value="monthlyAmount"]');

/** The middle of a handle as it is drawn, once it has come to rest there. */
async function handle(page: Page, kind: 'source' | 'mouth') {
  const knob = page.locator(`.pull-handle--${kind} .pull-handle__knob`);
  await knob.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await knob.boundingBox();
  if (!box) throw new Error('There is no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openHandles(page: Page, address = '/fr/pret-personnel/?amount=25000&duration=48') {
  await page.goto(address);
  await page.getByRole('button', { name: words.open }).click();
  await expect(mouth(page)).toBeFocused();
  await page.locator('.river').evaluate((river) => river.scrollIntoView({ block: 'center' }));
}

const eurosIn = (text: string) => Number(text.replace(/\D/g, ''));

/** The amount that the source is pulled to, in euros. */
const pulledTo = async (page: Page) =>
  eurosIn((await source(page).getAttribute('aria-valuetext')) ?? '');

async function drag(page: Page, kind: 'source' | 'mouth', by: { x?: number; y?: number }) {
  const from = await handle(page, kind);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (by.x ?? 0), from.y + (by.y ?? 0), { steps: 6 });
  await page.mouse.up();
}

// W-2.40
test('a river is pulled at its mouth and at its source, and everything follows', {
  tag: '@both',
}, async ({ page }) => {
  await openHandles(page);
  const before = await payment(page).textContent();
  const from = await handle(page, 'mouth');
  const room = await mouth(page).boundingBox();
  if (!room) throw new Error('There is no slider');
  // The slider is as long as the time from 24 to 120 months, and half a thumb on either side.
  await drag(page, 'mouth', { x: ((room.width - room.height) * 24) / 96 });
  await expect(mouth(page)).toHaveValue('72');
  await expect(page.locator('[name="duration"]')).toHaveValue('72');
  await expect(payment(page)).not.toHaveText(before ?? '');
  expect((await handle(page, 'mouth')).x, 'the handle is under the pointer').toBeCloseTo(
    from.x + (room.width - room.height) / 4,
    -1,
  );

  await drag(page, 'source', { y: -12 });
  expect(await pulledTo(page)).toBeGreaterThan(25_000);
  const typed = await page.locator('[name="amount"]').inputValue();
  expect(eurosIn(typed)).toBe(await pulledTo(page));
  await expectNoSidewaysScroll(page, 'with handles');
});

test('a river is pulled by keys, to what is lent', async ({ page }) => {
  await openHandles(page, '/fr/pret-personnel/?amount=12500&duration=48');
  await page.keyboard.press('ArrowRight');
  await expect(mouth(page)).toHaveAttribute('aria-valuetext', /^60\smois$/);
  await page.keyboard.press('Home');
  await expect(mouth(page)).toHaveAttribute('aria-valuetext', /^24\smois$/);
  await page.keyboard.press('Shift+Tab');
  await expect(source(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(source(page)).toHaveAttribute('aria-valuetext', /^13\s000\s€$/);
  await page.keyboard.press('End');
  await expect(page.locator('[name="amount"]')).toHaveValue(/^75\s000$/);
  await page.locator('[name="amount"]').fill('12300');
  await source(page).press('ArrowDown');
  await expect(page.locator('[name="amount"]')).toHaveValue(/^12\s000$/);
  await expectAccessible(page, 'with handles at the end');
});

// W-2.41
test('the river holds still under a pull while a notice comes and goes above it', async ({
  page,
}) => {
  await openHandles(page, '/fr/pret-personnel/?amount=14000&duration=48');
  const from = await handle(page, 'source');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 6 });
  await expect(page.getByText(simulator.longLoan)).toBeVisible();
  await page.mouse.move(from.x, from.y);
  await expect(page.getByText(simulator.longLoan)).toBeHidden();
  await expect(source(page)).toHaveAttribute('aria-valuetext', /^14\s000\s€$/);
  await page.mouse.up();
  expect((await handle(page, 'source')).y).toBeCloseTo(from.y, -1);
});

test('a finger pulls the mouth and the source, and scrolls the page next to them', async ({
  page,
}) => {
  await openHandles(page);
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 8; step += 1)
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(step / 8),
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const scrolled = () => page.evaluate(() => scrollY);

  await swipe(await handle(page, 'mouth'), { x: 70, y: 0 });
  await expect(mouth(page)).toHaveValue('72');
  const beginning = await handle(page, 'source');
  const before = await scrolled();
  // Chromium keeps the first fifteen pixels of a move to itself.
  await swipe(beginning, { x: 0, y: -40 });
  await expect(source(page)).not.toHaveAttribute('aria-valuetext', /^25\s000\s€$/);
  expect(await scrolled(), 'pulled, not scrolled').toBe(before);
  const { y } = await handle(page, 'source');
  expect(y, 'the handle is under the finger').toBeCloseTo(beginning.y - 40, -1);

  const chosen = await source(page).getAttribute('aria-valuetext');
  await swipe({ x: beginning.x + 50, y: y + 40 }, { x: 0, y: -80 });
  await expect.poll(scrolled).toBeGreaterThan(before + 20);
  await expect(source(page)).toHaveAttribute('aria-valuetext', chosen ?? '');
});
