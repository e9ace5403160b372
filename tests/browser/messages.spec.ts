import type { Page } from '@playwright/test';
import { ADDRESSES } from '#site/addresses.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/test.ts';

const campaign = (page: Page) => page.locator('.campaign');
const readOn = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.offsetHeight / 4, behavior: 'instant' }));

test('a campaign comes up beside the text, once, and never beside the question', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-01T10:00:00+01:00' });
  await page.goto(ADDRESSES.faq.fr);
  await readOn(page);
  await page.clock.runFor(3_000);
  await expect(page.locator('.consent')).toBeVisible();
  await expect(campaign(page)).toBeHidden();
  await page.locator('[data-consent="refuse"]').click();
  await page.clock.runFor(1_000);
  await expect(campaign(page)).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expectAccessible(page, 'the page with a campaign');
  await page.locator('.footer [data-consent-open]').click();
  await expect(campaign(page)).toBeHidden();
  await page.locator('[data-consent="refuse"]').click();
  await expect(campaign(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(campaign(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('popup_campaign'))).toBe('1');
  await page.reload();
  await readOn(page);
  await page.clock.runFor(3_000);
  await expect(campaign(page)).toBeHidden();
});

test('a banner is shown on its days, and its link is an event', async ({ page }) => {
  await consent(page, 'accept');
  await page.clock.setFixedTime('2026-11-15T23:30:00+01:00');
  await page.goto(ADDRESSES.faq.nl);
  const banner = page.locator('.banner');
  await expect(banner).toBeHidden();
  await page.clock.setFixedTime('2026-11-16T00:30:00+01:00');
  await page.reload();
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'the page with a banner');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await banner.getByRole('link').click();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'banner-click', id: 'false-lenders' },
  ]);
});
