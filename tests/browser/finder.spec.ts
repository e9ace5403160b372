import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { findNearest } from '#domain/brokers/nearest-brokers.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { openFinder, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

/*
 * What is searched, said and sent stands in src/site/brokers/finder/*.dom.test.tsx. Here: a whole search
 * with the real history, how its states look, and the page without script.
 */

const words = BROKER_FINDER_WORDS.fr;
const { brokers, places } = demonstrationLender();

/** The expected brokers around a postcode, nearest first. */
function brokersAround(zip: string, types: readonly BrokerType[] = BROKER_TYPES) {
  const at = places.coordinatesOf(zip);
  if (!at) throw new Error(`There is no postcode ${zip}`);
  return findNearest(brokers, at, types, 'zip');
}

// W-5.1
test('a postcode finds the nearest brokers, more on request, and the address keeps it', {
  tag: '@desktop',
}, async ({ page }) => {
  const finder = await openFinder(page);
  const { field, title, cards } = finder;
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await field.boundingBox())?.y, 'above the fold').toBeLessThanOrEqual(420);
  await expect(title).toHaveText(words.results.before);
  await expectAccessible(page, 'before a search');

  const { offices } = foundOffices(brokersAround('1000'));
  await searchFor(finder, '1000');
  await expect(title).toContainText('autour du centre de 1000 Bruxelles');
  await expect(page).toHaveURL(`${ADDRESSES.brokers.fr}?zip=1000`);
  for (const link of await page.locator('header a[hreflang="nl"]').all())
    await expect(link).toHaveAttribute('href', /\/nl\/onze-makelaars\/\?zip=1000$/);

  await page.locator('[data-action="more-brokers"]').press('Enter');
  await expect(cards.nth(FINDER.cards).locator('h3')).toBeFocused();
  await expect(cards).toHaveCount(offices.length);
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

test('what is wrong or missing is legible', { tag: '@desktop' }, async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  const finder = await openFinder(page);
  await searchFor(finder, '9999');
  await expect(page.locator('#zip-error')).toContainText('9999');
  await expectAccessible(page, 'with an error');

  await page.locator('#filter-pat').uncheck();
  await page.locator('#filter-ch').uncheck();
  await expect(page.getByRole('alert').filter({ hasText: words.types.missing })).toBeVisible();
  await expectAccessible(page, 'without a filter');
  await page.locator('#filter-ch').check();

  await page.route(/\/api\/v1\/brokers\/search\?/, (route) => route.abort());
  await searchFor(finder, '9000');
  await expect(page.getByRole('alert').filter({ hasText: words.failed.title })).toBeVisible();
  await expectAccessible(page, 'after a failure');
});

test('an office for both kinds of credit has room for two buttons', {
  tag: '@desktop',
}, async ({ page }) => {
  const pair = gatherOffices(brokers).find((office) => office.length === 2) ?? [];
  const zip = /\b\d{4}\b/.exec(pair[0]?.address ?? '')?.[0] ?? '';
  const { cards } = await openFinder(page, 'fr', `?zip=${zip}`);
  await expect(cards).not.toHaveCount(0);
  const more = page.locator('[data-action="more-brokers"]');
  if (await more.isVisible()) await more.click();
  const buttons = cards
    .filter({ hasText: pair[0]?.name ?? '' })
    .locator('[data-action="choose-broker"]');
  await expect(buttons).toHaveCount(2);
  await buttons.last().press('Enter');
  await expect(buttons.last()).toBeFocused();
  await expectAccessible(page, 'with both credits of an office');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // C-2.5
  test('the form calls the page’s own address, which answers with a list', {
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
