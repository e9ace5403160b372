import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/test.ts';

const campaign = (page: Page) => page.locator('.campaign');
const readOn = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.offsetHeight / 4, behavior: 'instant' }));

test('a campaign appears next to the text, once, and never with the consent banner', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-01T10:00:00+01:00' });
  await page.goto(ADDRESSES.news.fr);
  await readOn(page);
  await page.clock.runFor(3_000);
  await expect(page.locator('.consent')).toBeVisible();
  await expect(campaign(page)).toBeHidden();
  await page.locator('[data-consent="refuse"]').click();
  await page.clock.runFor(1_000);
  await expect(campaign(page)).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expectAccessible(page, 'the page with a campaign', { withFrame: true });
  await page.keyboard.press('Escape');
  await expect(campaign(page)).toBeHidden();
});

// W-8.10
test('a campaign is a line in a page that it is about', async ({ page }) => {
  await consent(page, 'refuse');
  await page.clock.setFixedTime('2026-12-01T10:00:00+01:00');
  await page.goto(ADDRESSES.renovationLoan.nl);
  const line = page.locator('.campaign-line');
  await line.locator('summary').click();
  await expect(line.getByRole('link')).toBeVisible();
  await expect(campaign(page)).toHaveCount(0);
  await expectAccessible(page, 'the page with a line');
});

test('a banner stands above the page on its days', async ({ page }) => {
  await consent(page, 'accept');
  await page.clock.setFixedTime('2026-11-16T00:30:00+01:00');
  await page.goto(ADDRESSES.faq.nl);
  await expect(page.locator('.banner')).toBeVisible();
  await expectAccessible(page, 'the page with a banner', { withFrame: true });
});
