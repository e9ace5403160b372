import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { PREFETCH_RULES_ADDRESS } from '#addresses/prefetch-rules.ts';
import { expect, test } from './harness/test.ts';

/** Opens a page with the rules in force; what is prefetched from then on is listed. */
async function openWithRules(page: Page, address: string): Promise<readonly string[]> {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch')
      prefetched.push(new URL(request.url()).pathname);
  });
  const rules = page.waitForResponse(`**${PREFETCH_RULES_ADDRESS}`);
  await page.goto(address);
  await (await rules).finished();
  return prefetched;
}

async function pressLink(page: Page, address: string): Promise<void> {
  // The links of the footer are folded on a phone.
  const part = page.locator('footer details', { has: page.locator(`a[href="${address}"]`) });
  await part.locator('summary').click();
  await part.locator(`a[href="${address}"]`).hover();
  await page.mouse.down();
}

test('a page is asked for as the button goes down on its link, and shown when it comes up', async ({
  page,
}) => {
  const prefetched = await openWithRules(page, ADDRESSES.faq.fr);
  await pressLink(page, ADDRESSES.glossary.fr);
  await expect.poll(() => prefetched).toEqual([ADDRESSES.glossary.fr]);
  await page.mouse.up();
  await page.waitForURL(`**${ADDRESSES.glossary.fr}`);
  const navigation = await page.evaluate(() =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  );
  expect(navigation).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('a tab of the home page, and what is read over a page, ask for no page', async ({ page }) => {
  const prefetched = await openWithRules(page, ADDRESSES.home.nl);
  const tab = page.locator('[data-tab="car"][role="tab"]');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator('.newsletter [data-privacy-overlay]').click();
  await expect(page.getByRole('dialog', { name: 'Privacy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await pressLink(page, ADDRESSES.faq.nl);
  await expect.poll(() => prefetched).toEqual([ADDRESSES.faq.nl]);
});
