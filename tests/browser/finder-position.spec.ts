import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { openFinder, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

const words = BROKER_FINDER_WORDS.fr;
const NAMUR = { latitude: 50.466_912_3, longitude: 4.867_489_9 };

/** By keyboard: a button before hydration would not take the focus. */
async function requestPosition(page: Page): Promise<void> {
  const button = page.locator('[data-action="near-me"]');
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

test('the visitor’s position is asked on request, sent rounded, and not stored', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NAMUR);
  const finder = await openFinder(page, 'fr', '?zip=4000');
  await expect(finder.title).toContainText('4000 Liège');
  const request = page.waitForRequest(/\/api\/v1\/brokers\?lat=50\.467&lng=4\.867&/);
  await requestPosition(page);
  await request;
  await expect(finder.title).toContainText(words.results.aroundYou);
  await expect(page).toHaveURL(ADDRESSES.brokers.fr);
  await expect(finder.field).toHaveValue('');
});

test('a refused position does not prevent a search', { tag: '@desktop' }, async ({ page }) => {
  const finder = await openFinder(page);
  await requestPosition(page);
  await expect(page.getByRole('alert').filter({ hasText: words.position.refused })).toBeVisible();
  await expectAccessible(page, 'without a position');
  await searchFor(finder, '5000');
  await expect(finder.title).toContainText('5000 Namur');
});
