import type { Page } from '@playwright/test';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { indexNear } from '#domain/brokers/near.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import { ADDRESSES } from '#site/addresses.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { openFinder, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

const words = BROKER_FINDER_WORDS.fr;
const { brokers, places } = demonstrationLender();
const near = indexNear(brokers);

/** What the map calls several brokers. */
const CLUSTER = /agrandir la carte$/;

/** Who is to be found around a postcode, nearest first. */
function brokersAround(zip: string, types: readonly BrokerType[] = BROKER_TYPES) {
  const at = places.coordinatesOf(zip);
  if (!at) throw new Error(`There is no postcode ${zip}`);
  return near.findNear(at, types, 'zip');
}

test('a postcode finds the nearest brokers, the rest on request, and the address keeps it', {
  tag: '@desktop',
}, async ({ page }) => {
  const finder = await openFinder(page);
  const { field, title, cards } = finder;
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await field.boundingBox())?.y, 'above the fold').toBeLessThanOrEqual(420);
  await expect(title).toHaveText(words.results.before);
  await expectAccessible(page, 'before a search');

  const found = brokersAround('1000');
  const { offices, total } = foundOffices(found);
  expect(total).toBeGreaterThan(FINDER.cards + 1);
  await searchFor(finder, '1000');
  await expect(title).toContainText(String(total));
  await expect(title).toContainText('autour du centre de 1000 Bruxelles');
  const ids = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-broker')));
  const expected = offices.map(([{ id }]) => id);
  expect(await ids()).toEqual(expected.slice(0, FINDER.cards));
  await expect(page).toHaveURL(`${ADDRESSES.brokers.fr}?zip=1000`);
  for (const link of await page.locator('header a[hreflang="nl"]').all())
    await expect(link).toHaveAttribute('href', /\/nl\/onze-makelaars\/\?zip=1000$/);
  await expect(
    page.getByRole('status').filter({ hasText: 'courtiers dans un rayon' }),
  ).not.toHaveCount(0);

  await page.locator('[data-action="more-brokers"]').press('Enter');
  await expect(cards.nth(FINDER.cards).locator('h3')).toBeFocused();
  expect(await ids()).toEqual(expected);
  await expectAccessible(page, 'with all that was found');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(field).toHaveValue('1000');
  await expect(cards).toHaveCount(FINDER.cards);
  await searchFor(finder, '5000');
  await expect(title).toContainText('autour du centre de 5000 Namur');
  await page.goBack();
  await expect(title).toContainText('autour du centre de 1000 Bruxelles');
  await page.goBack();
  await expect(title).toHaveText(words.results.before);
  await expect(field).toHaveValue('');
});

test('a code that is not whole is ignored, one that there is not is said, none clears', {
  tag: '@desktop',
}, async ({ page }) => {
  const finder = await openFinder(page, 'fr', '?zip=5000');
  const { field, title, cards } = finder;
  await expect(title).toContainText('5000 Namur');
  const error = page.locator('#zip-error');
  const said = page.locator('.finder__status');
  await expect(said).toContainText('5000 Namur');

  await searchFor(finder, '500');
  await expect(error).toHaveText(words.faults.short);
  await expect(said).toHaveText(words.faults.short);
  await expect(title).toContainText('5000 Namur');
  await expect(page).toHaveURL(/\?zip=5000$/);

  await searchFor(finder, '9999');
  await expect(error).toHaveText(fill(words.faults.zip, { text: '9999' }));
  await expect(said).toHaveText(fill(words.faults.zip, { text: '9999' }));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/9999/);
  await expectAccessible(page, 'with an error');

  await searchFor(finder, 'Xyzzyville');
  await expect(error).toHaveText(fill(words.faults.place, { text: 'Xyzzyville' }));
  await expect(cards, 'of another place').toHaveCount(0);

  await searchFor(finder, '5000');
  await expect(cards).not.toHaveCount(0);
  await field.fill('');
  await expect(error).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  await expect(title).toHaveText(words.results.before);
  await expect(page).toHaveURL(ADDRESSES.brokers.fr);

  // Back leads to what was searched, past the field that was empty in between.
  await searchFor(finder, '4000');
  await expect(title).toContainText('4000 Liège');
  await page.goBack();
  await expect(title).toContainText('5000 Namur');
  await expect(field).toHaveValue('5000');
});

test('a link to a part of the page leaves the search as it is', { tag: '@desktop' }, async ({
  page,
}) => {
  const finder = await openFinder(page, 'fr', '?zip=1000');
  await expect(finder.title).toContainText('1000 Bruxelles');
  await page.locator('[data-action="more-brokers"]').press('Enter');
  const all = foundOffices(brokersAround('1000')).offices.length;
  await expect(finder.cards).toHaveCount(all);
  await finder.field.fill('Lieg');
  await page.evaluate(() => {
    location.hash = 'broker-map';
  });
  await expect(page).toHaveURL(/#broker-map$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?zip=1000$/);
  await expect(finder.field).toHaveValue('Lieg');
  await expect(finder.cards).toHaveCount(all);
});

test('places are suggested, and none is chosen by itself', { tag: '@desktop' }, async ({
  page,
}) => {
  const finder = await openFinder(page);
  const { field, title } = finder;
  const options = page.getByRole('option');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await field.pressSequentially('Lieg');
  await expect(options).not.toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await expect(page.getByRole('status').filter({ hasText: /proposé/ })).not.toHaveCount(0);
  await expectAccessible(page, 'with suggestions');

  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('Lieg');
  await field.press('ArrowDown');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  const label = await first.innerText();
  expect(label).toMatch(/Liège/);
  await field.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(label);
  await expect(title).toContainText(label);
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();

  // With the mouse or a finger; the field keeps the focus.
  await field.fill('Namen');
  await options.filter({ hasText: 'Namur' }).first().click();
  await expect(title).toContainText('Namur');
  await expect(field).toBeFocused();

  // Without choosing one, the likeliest is searched.
  await searchFor(finder, 'Rue Neuve 12, 1000 Bruxelles');
  await expect(title).toContainText('Bruxelles');
  await expect(page).toHaveURL(/\?zip=Rue\+Neuve\+12%2C\+1000\+Bruxelles$/);
});

test('the filters choose who is found, and one of them has to be ticked', {
  tag: '@desktop',
}, async ({ page }) => {
  const finder = await openFinder(page, 'fr', '?zip=4000');
  const { cards, title } = finder;
  const [mortgages, loans] = [page.locator('#filter-ch'), page.locator('#filter-pat')];
  await expect(mortgages).toBeChecked();
  await expect(loans).toBeChecked();
  await loans.uncheck();
  await expect(title).toContainText(String(brokersAround('4000', ['ch']).total));
  await expect(cards.and(page.locator('[data-type="pat"]'))).toHaveCount(0);
  await expect(page).toHaveURL(/\?zip=4000&filter-ch=yes$/);

  await mortgages.uncheck();
  await expect(page.getByRole('alert').filter({ hasText: words.types.missing })).toBeVisible();
  await expect(cards, 'nothing is shown as if it were found').toHaveCount(0);
  await expect(title).toHaveText(words.results.noTypes);
  await expect(page.locator('.finder__map .mark')).toHaveCount(0);
  await page.locator('[data-action="search"]').click();
  await expect(mortgages).toBeFocused();
  await expectAccessible(page, 'without a filter');

  await loans.check();
  await expect(cards.and(page.locator('[data-type="ch"]'))).toHaveCount(0);
  await expect(page).toHaveURL(/\?zip=4000&filter-pat=yes$/);
  await page.reload();
  await expect(mortgages).not.toBeChecked();
  await expect(cards).not.toHaveCount(0);
  await mortgages.check();
  await expect(page).toHaveURL(/\?zip=4000$/);

  // What is searched without any waits for one.
  await loans.uncheck();
  await mortgages.uncheck();
  await searchFor(finder, '9000');
  await expect(mortgages).toBeFocused();
  await expect(page).toHaveURL(/\?zip=4000&filter-ch=yes$/);
  await mortgages.press('Space');
  await expect(title).toContainText('9000 Gand');
  await expect(page).toHaveURL(/\?zip=9000&filter-ch=yes$/);
});

test('an office of both credits is one card, and each is chosen by its own id', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const pair = gatherOffices(brokers).find((office) => office.length === 2) ?? [];
  const zip = /\b\d{4}\b/.exec(pair[0]?.address ?? '')?.[0] ?? '';
  const { cards, chosen } = await openFinder(page, 'fr', `?zip=${zip}`);
  await expect(cards).not.toHaveCount(0);
  const more = page.locator('[data-action="more-brokers"]');
  if (await more.isVisible()) await more.click();
  expect(pair.map(({ type }) => type)).toEqual(['ch', 'pat']);
  const card = cards.filter({ hasText: pair[0]?.name ?? '' });
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('data-broker', pair[0]?.id ?? '');
  const buttons = card.locator('[data-action="choose-broker"]');
  await expect(buttons).toHaveText([words.card.chooseFor.ch, words.card.chooseFor.pat]);
  await buttons.last().press('Enter');
  await expect(buttons).toHaveText([words.card.chooseFor.ch, words.card.chosenFor.pat]);
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'broker-id')?.value;
  expect(await cookie()).toBe(pair[1]?.id);
  await expect(chosen.getByRole('link', { name: words.chosen.loan })).toBeVisible();
  await expectAccessible(page, 'with both credits of an office');
  // Filtered for loans, the card is the loans' own.
  await page.locator('#filter-ch').uncheck();
  await expect(card).toHaveAttribute('data-broker', pair[1]?.id ?? '');
  await expect(buttons).toHaveText([words.card.chosen]);
});

test('who is chosen goes along to the appointment, until one takes them out', {
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

test('who is no partner any more is nobody’s choice', { tag: '@desktop' }, async ({
  page,
  context,
  noise,
  baseURL,
}) => {
  noise.announce(/404/);
  await context.addCookies([{ name: 'broker-id', value: 'b-gone', url: baseURL ?? '' }]);
  const asked = page.waitForResponse(/\/brokers\/b-gone$/);
  const { chosen } = await openFinder(page);
  await asked;
  await expect
    .poll(async () => (await context.cookies()).some((one) => one.name === 'broker-id'))
    .toBe(false);
  await expect(chosen).toHaveCount(0);
});

test('a search that fails is said, keeps what was typed, and can be tried again', {
  tag: '@desktop',
}, async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  const finder = await openFinder(page, 'fr', '?zip=5000');
  await expect(finder.title).toContainText('5000 Namur');
  const calls = /\/api\/v1\/brokers\?/;
  await page.route(calls, (route) => route.abort());
  await searchFor(finder, '9000');
  const alert = page.getByRole('alert').filter({ hasText: words.failed.title });
  await expect(alert).toBeVisible();
  await expect(finder.field).toHaveValue('9000');
  await expectAccessible(page, 'after a failure');
  await page.unroute(calls);
  await alert.getByRole('button', { name: words.failed.again }).press('Enter');
  await expect(finder.title).toContainText('9000 Gand');
  await expect(alert).toHaveCount(0);

  // Other filters are asked for what the field says, not for what was found before.
  await page.route(calls, (route) => route.abort());
  await searchFor(finder, '4000');
  await expect(alert).toBeVisible();
  await page.unroute(calls);
  await page.locator('#filter-pat').uncheck();
  await expect(finder.title).toContainText('4000 Liège');
  await expect(page).toHaveURL(/\?zip=4000&filter-ch=yes$/);
});

test('the latest search wins', { tag: '@desktop' }, async ({ page }) => {
  const finder = await openFinder(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/v1\/coordinates\/4000/, async (route) => {
    await held;
    // The page has dropped it.
    await route.continue().catch(() => undefined);
  });
  await searchFor(finder, '4000');
  await expect(page.getByText(words.searching)).toBeVisible();
  await searchFor(finder, '5000');
  await expect(finder.title).toContainText('5000 Namur');
  release();
  await searchFor(finder, '5000');
  await expect(finder.title).toContainText('5000 Namur');
});

test('the list is whole without the map, which says so', { tag: '@desktop' }, async ({
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

test('a marker chooses its broker as a card does', { tag: '@desktop' }, async ({ page }) => {
  const { cards, chosen } = await openFinder(page, 'fr', '?zip=5000');
  await expect(cards).toHaveCount(FINDER.cards);
  const map = page.locator('.finder__map');
  const names = brokersAround('5000').brokers.map((broker) => broker.name);
  const listed = new RegExp(`^(${names.join('|')}), (crédits hypothécaires|prêts)$`);
  const mark = map.getByRole('button', { name: listed }).first();
  const cluster = map.getByRole('button', { name: CLUSTER }).first();
  // As far in as it takes until one stands by themselves.
  await expect(async () => {
    await expect(mark.or(cluster).first()).toBeVisible({ timeout: 2_000 });
    if (!(await mark.isVisible())) await cluster.press('Enter');
    await expect(mark).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const name = listed.exec((await mark.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(name).not.toBe('');
  await mark.press('Enter');
  await expect(chosen).toContainText(name);
  const id = brokers.find((one) => one.name === name)?.id;
  const more = page.locator('[data-action="more-brokers"]');
  if (await more.isVisible()) await more.click();
  await expect(page.locator(`[data-broker="${id}"] [data-action="choose-broker"]`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

const NAMUR = { latitude: 50.466_912_3, longitude: 4.867_489_9 };
const LILLE = { latitude: 50.633, longitude: 3.06 };

/** By keyboard: a button that is not alive yet would not take the focus. */
async function askForPosition(page: Page): Promise<void> {
  const button = page.locator('[data-action="near-me"]');
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

test('the visitor’s position is asked on request, sent rounded, and not kept', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NAMUR);
  const finder = await openFinder(page, 'fr', '?zip=4000');
  await expect(finder.title).toContainText('4000 Liège');
  const asked = page.waitForRequest(/\/api\/v1\/brokers\?lat=50\.467&lng=4\.867&/);
  await askForPosition(page);
  await asked;
  await expect(finder.title).toContainText(words.results.aroundYou);
  await expect(page).toHaveURL(ADDRESSES.brokers.fr);
  await expect(finder.field).toHaveValue('');
});

test('a position abroad is said to be', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(LILLE);
  const finder = await openFinder(page, 'fr', '?zip=4000');
  await expect(finder.title).toContainText('4000 Liège');
  await askForPosition(page);
  await expect(page.getByRole('alert').filter({ hasText: words.near.outside })).toBeVisible();
  // The search before it stands, and its filters.
  await expect(finder.field).toHaveValue('4000');
  await expect(page).toHaveURL(/\?zip=4000$/);
  await expect(page.locator('.finder__status')).toHaveText('');
  await page.locator('#filter-pat').uncheck();
  await expect(page).toHaveURL(/\?zip=4000&filter-ch=yes$/);
  await expect(finder.title).toContainText(String(brokersAround('4000', ['ch']).total));
});

test('a position that is refused is no obstacle', { tag: '@desktop' }, async ({ page }) => {
  const finder = await openFinder(page);
  await askForPosition(page);
  await expect(page.getByRole('alert').filter({ hasText: words.near.refused })).toBeVisible();
  await expectAccessible(page, 'without a position');
  await searchFor(finder, '5000');
  await expect(finder.title).toContainText('5000 Namur');
});

test('all of it can be done by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const finder = await openFinder(page, 'nl');
  const nl = BROKER_FINDER_WORDS.nl;
  await finder.field.focus();
  await page.keyboard.type('Gent');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(finder.title).toContainText('Gent');
  for (const stop of ['search', undefined, undefined, 'near-me']) {
    await page.keyboard.press('Tab');
    if (stop) await expect(page.locator(`[data-action="${stop}"]`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const first = finder.cards.first();
  await expect(first.locator('h3 a')).toBeFocused();
  await first.locator('summary').press('Enter');
  await expect(first.locator('details dl')).toBeVisible();
  await first.locator('[data-action="choose-broker"]').press('Space');
  await expect(finder.chosen).toContainText(/^U koos/);
  await finder.chosen.getByRole('button', { name: nl.chosen.remove }).press('Enter');
  await expect(finder.chosen).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks at the page’s own address, which answers with a list', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(ADDRESSES.brokers.fr);
    await page.locator('[name="zip"]').fill('5000');
    await page.locator('#filter-pat').uncheck();
    await page.locator('[data-action="search"]').click();
    await expect(page).toHaveURL(`${ADDRESSES.brokers.fr}?zip=5000&filter-ch=yes`);
    const first = brokersAround('5000', ['ch']).brokers[0];
    await expect(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
    await expect(page.locator('[name="zip"]')).toHaveValue('5000');
    await expect(page.locator('#filter-pat')).not.toBeChecked();
    await expect(page.getByText(words.results.before)).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});
