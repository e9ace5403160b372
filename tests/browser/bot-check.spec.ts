import type { Page } from '@playwright/test';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { storeSimulation } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';

const PARAMS = { amount: 12500, duration: 48, product_code: 'TAEGPSA1' };
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** Turnstile's script as far as the page uses it, with a box instead of Cloudflare's frame. */
const TURNSTILE = `globalThis.turnstile = {
  render: (place, { sitekey }) => { place.textContent = 'Turnstile ' + sitekey; return 'one'; },
  remove: () => {},
};`;

/** The server as it answers where Turnstile is configured: what it offers, and its policy. */
async function configureTurnstile(page: Page): Promise<void> {
  await page.route('**/api/v1/captcha', (route) =>
    route.fulfill({ json: { provider: 'turnstile', siteKey: 'a-key' } }),
  );
  await page.route(`${CLOUDFLARE}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace('script-src ', `script-src ${CLOUDFLARE} `);
    return route.fulfill({ response, headers });
  });
}

for (const locale of CONTRACT_LOCALES) {
  const { told } = APPLICATION_WORDS[locale].captcha;

  test(`a check of our own says that nothing leaves, in ${locale}`, async ({ page }) => {
    await storeSimulation(page, PARAMS);
    await page.goto(stepPath('1', locale));
    await expect(page.getByText(told.altcha)).toBeVisible();
    await expect(page.getByText('Cloudflare')).toHaveCount(0);
    await expect(page.locator('altcha-widget')).toBeVisible();
    await expectAccessible(page, 'our own check');
  });

  test(`Cloudflare’s says what Cloudflare receives, in ${locale}`, async ({ page }) => {
    await storeSimulation(page, PARAMS);
    await configureTurnstile(page);
    await page.goto(stepPath('1', locale));
    await expect(page.getByText('Turnstile a-key')).toBeVisible();
    await expect(page.getByText(told.turnstile)).toBeVisible();
    await expect(page.getByText(told.altcha)).toHaveCount(0);
    await expectAccessible(page, 'Cloudflare’s check');
    await expectNoSidewaysScroll(page);
  });
}

test('a check that is not offered is asked for again, and claims nothing', async ({
  page,
  noise,
}) => {
  noise.announce(/503/);
  const { captcha } = APPLICATION_WORDS.fr;
  await storeSimulation(page, PARAMS);
  await page.route('**/api/v1/captcha', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(stepPath('1', 'fr'));
  await expect(page.getByText(captcha.failed)).toBeVisible();
  await expect(page.getByText(captcha.told.altcha)).toHaveCount(0);
  await page.unroute('**/api/v1/captcha');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(captcha.told.altcha)).toBeVisible();
});
