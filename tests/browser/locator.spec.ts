import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_LOCATOR_WORDS } from '#words/broker-locator/broker-locator.ts';
import { fill } from '#words/translation.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { expect, test } from './harness/one-window.ts';
import { openForm } from './harness/site-form.ts';

/* What a locator lists, says and asks for stands in src/site/brokers/locator/*.dom.test.tsx. */

const { brokers } = demonstrationLender();
const words = BROKER_LOCATOR_WORDS.fr;

test('a locator lists the brokers near a postcode, and opens one of them', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESSES.mortgage.fr);
  const locator = page.locator('[data-locator]');
  await expect(locator).toHaveAttribute('data-zip-url', '/api/v1/coordinates/{zip}');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  await expect(locator.locator('[name="type"][value="ch"]')).toBeChecked();
  const listed = locator.locator('.locator__open');
  await locator.locator('[name="zip"]').fill('4000');
  await locator.locator('[name="zip"]').press('Enter');
  await expect(locator.getByRole('status').filter({ hasText: /4000/ })).toBeVisible();
  await expectAccessible(page, 'with a list');

  await listed.first().press('Enter');
  const panel = locator.locator('.locator__detail');
  await expect(panel).toBeFocused();
  await expectAccessible(page, 'with a panel');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await panel.locator('[data-action="choose-broker"]').press('Enter');
  const id = await panel.getAttribute('data-broker');
  expect((await context.cookies()).find(({ name }) => name === 'broker-id')?.value).toBe(id);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(listed.first()).toBeFocused();
});

test('what a locator says of a wrong or failed search is legible', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/mount-map.*\.js/, (route) => route.abort());
  await page.goto(ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByText(words.map.failed)).toBeVisible();
  const field = locator.locator('[name="zip"]');
  const error = locator.locator('#locator-zip-error');
  await field.fill('9999');
  await field.press('Enter');
  await expect(error).toHaveText(fill(words.faults.unknown, { zip: '9999' }));
  await expectAccessible(page, 'with an error, without a map');
  await page.route(/\/api\/v1\/brokers\?/, (route) => route.abort());
  await field.fill('5000');
  await field.press('Enter');
  await expect(error).toHaveText(words.faults.failed);
  await expectAccessible(page, 'with a failure');
});

test('the broker chosen in a locator is sent with the form next to it, until removed', async ({
  page,
}) => {
  await openForm(page, ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  await locator.locator('[name="zip"]').fill('5000');
  await locator.locator('[name="zip"]').press('Enter');
  await locator.locator('.locator__open').first().press('Enter');
  const panel = locator.locator('.locator__detail');
  const id = (await panel.getAttribute('data-broker')) ?? '';
  const name = brokers.find((one) => one.id === id)?.name ?? '';
  const button = panel.locator('[data-action="choose-broker"]');
  const input = page.locator('.site-form__form [name="broker-id"]').first();
  const line = page.locator('.carried-over__line').first();
  await button.press('Enter');
  await expect(input).toHaveValue(id);
  await expect(line).toContainText(name);
  await button.press('Enter');
  await expect(input).toHaveValue('');
  await expect(page.locator('.carried-over__line')).toHaveCount(0);

  // And vice versa: removed from the form, they are removed from the panel.
  await button.press('Enter');
  await page.locator('.carried-over__line:visible').getByRole('button').first().press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a town leads to the finder, with the chosen type of credit', async ({ page }) => {
  await page.goto(ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  await locator.locator('[name="zip"]').fill('Namur');
  await locator.locator('[name="zip"]').press('Enter');
  await expect(page.locator('.finder__title').first()).toContainText('Namur');
  // The finder writes what it was asked in its own way.
  await expect(page).toHaveURL(`${ADDRESSES.brokers.fr}?zip=Namur&filter-pat=yes`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the finder', async ({ page }) => {
    await page.goto(ADDRESSES.mortgage.nl);
    const locator = page.locator('[data-locator]');
    await locator.locator('[name="zip"]').fill('9000');
    await locator.locator('[data-action="locate"]').click();
    await expect(page).toHaveURL(`${ADDRESSES.brokers.nl}?type=ch&zip=9000`);
  });
});
