import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { completePolicy, sourcesOf } from '#server/http/pages/content-policy.ts';
import { SITE } from '../built-site/built-pages.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

const TAG_MANAGER = 'https://tags.example/lender.js';

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Serves a page as built and sent for a lender with a tag manager. */
async function configureTagManager(page: Page, path: string): Promise<void> {
  const built = JSON.parse(readFileSync(join(SITE, 'headers.json'), 'utf8'))[path];
  const policy = completePolicy(built, sourcesOf(undefined, { tagManager: TAG_MANAGER }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    const body = (await response.text()).replace(
      '<body ',
      `<body data-tag-manager="${TAG_MANAGER}" `,
    );
    await route.fulfill({ response, headers, body });
  });
  await page.route(TAG_MANAGER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagsAreRead = true' }),
  );
}

test('simulators, links and phone numbers push events', { tag: '@desktop' }, async ({ page }) => {
  await consent(page, 'accept');
  await page.goto('/fr/');
  // Clicks do not navigate here, so that the page with its events stays.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await findSimulator(page);
  expect(await dataLayer(page)).toEqual([]);
  await page.locator('[name="amount"]').fill('12500');
  await page.locator('[name="duration"]').selectOption('48');
  const loan = { product: 'TAEGPSA1', amount: 12_500, duration: 48 };
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual({ event: 'simulator-change', ...loan });
  const before = (await dataLayer(page)).length;
  await page.locator('.other-loans a').first().click();
  await page.locator('.footer a[href^="tel:"]').first().click();
  expect((await dataLayer(page)).slice(before)).toEqual([
    { event: 'more-info', page: ADDRESSES.personalLoan.fr },
    { event: 'phone-click', number: '+3281001234' },
  ]);
});

test('a tag manager is loaded with consent, and removed without', { tag: '@desktop' }, async ({
  page,
}) => {
  const path = ADDRESSES.faq.fr;
  await configureTagManager(page, path);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === new URL(TAG_MANAGER).host) loaded.push(request.url());
  });
  const isRead = () => page.evaluate(() => 'tagsAreRead' in window);
  await page.goto(path);
  await expect(page.locator('.consent')).toBeVisible();
  expect(loaded).toEqual([]);
  await page.locator('[data-consent="accept"]').click();
  await expect.poll(isRead).toBe(true);
  expect(loaded).toEqual([TAG_MANAGER]);
  await page.locator('.footer [data-consent-open]').click();
  const reloaded = page.waitForEvent('load');
  await page.locator('[data-consent="refuse"]').click();
  await reloaded;
  expect(await isRead()).toBe(false);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
