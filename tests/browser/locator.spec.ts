import { FINDER } from '#domain/brokers/finder.ts';
import { indexNear } from '#domain/brokers/near.ts';
import { ADDRESSES } from '#site/addresses.ts';
import { BROKER_LOCATOR_WORDS } from '#words/broker-locator/broker-locator.ts';
import { fill } from '#words/translation.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { expect, test } from './harness/one-window.ts';
import { openForm } from './harness/site-form.ts';

const { brokers, places } = demonstrationLender();
const near = indexNear(brokers);
const words = BROKER_LOCATOR_WORDS.fr;

test('a locator lists who is near a postcode, and opens one of them', async ({ page, context }) => {
  await page.goto(ADDRESSES.mortgage.fr);
  const locator = page.locator('[data-locator]');
  await expect(locator).toHaveAttribute('data-zip-url', '/api/v1/coordinates/{zip}');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  const field = locator.locator('[name="zip"]');
  const listed = locator.locator('.locator__open');
  await expect(locator.locator('[name="type"][value="ch"]')).toBeChecked();

  const at = places.coordinatesOf('4000') ?? FINDER.centre;
  const idsOf = (type: 'ch' | 'pat') =>
    near
      .findNear(at, [type], 'zip')
      .brokers.slice(0, FINDER.cards)
      .map(({ id }) => id);
  const ids = () => listed.evaluateAll((all) => all.map((one) => one.getAttribute('data-broker')));
  await field.fill('4000');
  await field.press('Enter');
  await expect(locator.getByRole('status').filter({ hasText: /4000/ })).toBeVisible();
  expect(await ids()).toEqual(idsOf('ch'));
  await expectAccessible(page, 'with a list');

  await listed.first().press('Enter');
  const panel = locator.locator('.locator__detail');
  const first = brokers.find(({ id }) => id === idsOf('ch')[0]);
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(first?.name ?? '');
  await expect(panel).toContainText(first?.address ?? '');
  await expect(panel.locator(`a[href="${first?.phone}"]`)).toBeVisible();
  await expect(panel.locator(`a[href="${first?.contactUrl}"]`)).toBeVisible();
  await expectAccessible(page, 'with a panel');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await panel.locator('[data-action="choose-broker"]').press('Enter');
  await expect(locator.getByRole('status').filter({ hasText: first?.name ?? '' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'broker-id')?.value).toBe(first?.id);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(listed.first()).toBeFocused();

  await locator.getByText(words.types.pat).click();
  await expect.poll(ids).toEqual(idsOf('pat'));
});

test('a code is asked once, and one that there is not shows the whole country again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const zip = /\/coordinates\/(\w+)$/.exec(request.url())?.[1];
    if (zip) asked.push(zip);
  });
  await page.goto(ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  await expect(locator.locator('[name="type"][value="pat"]')).toBeChecked();
  const field = locator.locator('[name="zip"]');
  const listed = locator.locator('.locator__open');
  const search = async (zip: string) => {
    await field.fill(zip);
    await field.press('Enter');
  };
  await search('5000');
  await expect(listed).not.toHaveCount(0);
  await search('500');
  await expect(locator.locator('#locator-zip-error')).toHaveText(words.faults.short);
  await expect(listed, 'what was found stays').not.toHaveCount(0);

  const whole = page.waitForRequest(/brokers\/map\?.*zoom=8/);
  await search('9999');
  await expect(locator.locator('#locator-zip-error')).toHaveText(
    fill(words.faults.unknown, { zip: '9999' }),
  );
  await expect(field).toHaveAccessibleDescription(/9999/);
  await expect(listed).toHaveCount(0);
  await whole;
  await expectAccessible(page, 'with an error');

  await search('5000');
  await expect(listed).not.toHaveCount(0);
  await search('9999');
  expect(asked).toEqual(['5000', '9999']);
  await field.fill('');
  await expect(locator.locator('#locator-zip-error')).toBeEmpty();
});

test('a locator works without its map, and says what failed', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/mount-map.*\.js/, (route) => route.abort());
  await page.goto(ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByText(words.map.failed)).toBeVisible();
  const calls = /\/api\/v1\/brokers\?/;
  await page.route(calls, (route) => route.abort());
  const field = locator.locator('[name="zip"]');
  await field.fill('5000');
  await field.press('Enter');
  await expect(locator.locator('#locator-zip-error')).toHaveText(words.faults.failed);
  await expectAccessible(page, 'with a failure');
  await page.unroute(calls);
  const again = locator.getByRole('button', { name: words.again });
  await again.press('Enter');
  await expect(locator.locator('.locator__open')).not.toHaveCount(0);
  await expect(again).toBeHidden();
  await expect(locator.locator('.locator__status')).toBeFocused();
});

test('who is chosen in a locator goes with the form beside it, until they do not', async ({
  page,
}) => {
  await openForm(page, ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await locator.locator('[name="zip"]').fill('5000');
  await locator.locator('[name="zip"]').press('Enter');
  await locator.locator('.locator__open').first().press('Enter');
  const panel = locator.locator('.locator__detail');
  const id = (await panel.getAttribute('data-broker')) ?? '';
  const name = brokers.find((one) => one.id === id)?.name ?? '';
  const button = panel.locator('[data-action="choose-broker"]');
  const input = page.locator('.site-form__form [name="broker-id"]').first();
  const line = page.locator('.along__line').first();
  await expect(button).toHaveText(words.detail.choose);
  await button.press('Enter');
  await expect(button).toHaveText(words.detail.isChosen);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(input).toHaveValue(id);
  await expect(line).toContainText(name);

  await button.press('Enter');
  await expect(button).toHaveText(words.detail.choose);
  await expect(input).toHaveValue('');
  await expect(page.locator('.along__line')).toHaveCount(0);
  await expect(
    locator.getByText(fill(words.detail.removed, { name }), { exact: true }),
  ).toBeVisible();

  // And the other way: taken out of the form, they are out of the panel.
  await button.press('Enter');
  await page.locator('.along__line:visible').getByRole('button').first().press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a locator reads what the finder reads, and asks for what is written now', async ({
  page,
}) => {
  await page.goto(ADDRESSES.contact.fr);
  const locator = page.locator('[data-locator]');
  await locator.scrollIntoViewIfNeeded();
  await expect(locator.getByRole('region', { name: 'Carte' })).toBeVisible();
  const field = locator.locator('[name="zip"]');
  const status = locator.locator('.locator__status');
  await field.fill('');
  await field.pressSequentially('B-5000');
  await field.press('Enter');
  await expect(status).toHaveText(fill(words.nearest, { zip: '5000' }));

  await field.fill('4000');
  await locator.getByText(words.types.ch).click();
  await expect(status).toHaveText(fill(words.nearest, { zip: '4000' }));

  await field.fill('9999');
  await field.press('Enter');
  const error = locator.locator('#locator-zip-error');
  await expect(error).toHaveText(fill(words.faults.unknown, { zip: '9999' }));
  await field.fill('5000');
  await locator.getByText(words.types.pat).click();
  await expect(status).toHaveText(fill(words.nearest, { zip: '5000' }));
  await expect(error).toBeEmpty();

  await field.fill('Namur');
  await field.press('Enter');
  await expect(page).toHaveURL(`${ADDRESSES.brokers.fr}?type=pat&zip=Namur`);
  await expect(page.locator('.finder__title').first()).toContainText('Namur');
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
