import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';
import { expectAccessible, expectContrast } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { openFinder, openMarks } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

const words = BROKER_FINDER_WORDS.fr;
const { brokers } = demonstrationLender();

test('a chosen broker is carried to the appointment form, until removed', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { cards, chosen } = await openFinder(page, 'fr', '?zip=4000&filter-ch=yes');
  const card = cards.first();
  await expect(card).toBeVisible();
  const id = (await card.getAttribute('data-broker')) ?? '';
  const name = brokers.find((one) => one.id === id)?.name ?? '';
  const button = card.locator('[data-action="choose-broker"]');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(chosen).toContainText(name);
  await expect(page.getByRole('status').filter({ hasText: name })).not.toHaveCount(0);
  const [cookie] = (await context.cookies()).filter((one) => one.name === 'broker-id');
  expect(cookie).toMatchObject({ value: id, path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(31);
  await expectAccessible(page, 'with a chosen broker');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'with a chosen broker, in the dark');

  await chosen.getByRole('link', { name: words.chosen.appointment }).click();
  await expect(page).toHaveURL(ADDRESSES.mortgageAppointment.fr);
  await expect(page.locator('#ch-form [name="broker-id"]')).toHaveValue(id);

  const later = await openFinder(page);
  await expect(later.chosen).toContainText(name);
  await later.chosen.locator('[data-action="remove-broker"]').press('Enter');
  await expect(later.chosen).toHaveCount(0);
  const gone = page.getByText(fill(words.chosen.removed, { name }));
  await expect(gone).toBeFocused();
  expect((await context.cookies()).filter((one) => one.name === 'broker-id')).toEqual([]);
});

test('on a phone the strip leaves room for reading', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { cards, chosen } = await openFinder(page, 'fr', '?zip=4000');
  await cards.first().locator('[data-action="choose-broker"]').press('Enter');
  await expect(chosen).toHaveCSS('position', 'sticky');
  expect((await chosen.boundingBox())?.height).toBeLessThan(740 * 0.3);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(chosen).toHaveCSS('position', 'static');

  // A marker opens a card; choosing on it scrolls the strip into view.
  await page.locator('[data-action="view-map"]').click();
  const current = await chosen.textContent();
  const marks = page.locator('.finder__map .mark[data-name]:not(.is-chosen, [inert])');
  await openMarks(page.locator('.finder__map'), () => marks.first().isVisible());
  await marks.first().press('Enter');
  const card = page.locator('.pin-card');
  await expect(card.locator('h3')).toBeFocused();
  await expect(chosen).toHaveCount(0);
  await card.locator('[data-action="choose-broker"]').first().press('Enter');
  await expect(chosen).not.toHaveText(current ?? '');
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
});
