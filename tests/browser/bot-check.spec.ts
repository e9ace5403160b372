import type { Page } from '@playwright/test';
import { stepPath } from '#journey/steps.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { storeSimulation } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';

const PARAMS = { amount: 12500, duration: 48, product_code: 'TAEGPSA1' };
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** A mock of Turnstile's script, with a checkbox instead of Cloudflare's frame. */
const TURNSTILE = `globalThis.turnstile = {
  render: (place, { sitekey }) => { place.textContent = 'Turnstile ' + sitekey; return 'one'; },
  remove: () => {},
};`;

/** Answers as a server with Turnstile configured: its offer and its policy. */
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

const { told } = APPLICATION_WORDS.fr.captcha;

test('our own check says that no data leaves', async ({ page }) => {
  await storeSimulation(page, PARAMS);
  await page.goto(stepPath('1', 'fr'));
  await expect(page.getByText(told.altcha)).toBeVisible();
  await expect(page.getByText('Cloudflare')).toHaveCount(0);
  await expect(page.locator('altcha-widget')).toBeVisible();
  // what comes is seen below it, and takes no focus.
  await expect(page.locator('h1')).toHaveText(APPLICATION_WORDS.fr.steps['1'].title);
  await expect(page.locator('[name="borrowers"]').first()).toBeInViewport();
  await page.locator('.choice__option').first().click({ force: true });
  await expect(page.locator('[name="borrowers"]').first()).not.toBeChecked();
  await expectAccessible(page, 'our own check');
});

test('Cloudflare’s check is allowed by the policy, and says what Cloudflare receives', async ({
  page,
}) => {
  await storeSimulation(page, PARAMS);
  await configureTurnstile(page);
  await page.goto(stepPath('1', 'fr'));
  await expect(page.getByText('Turnstile a-key')).toBeVisible();
  await expect(page.getByText(told.turnstile)).toBeVisible();
  await expect(page.getByText(told.altcha)).toHaveCount(0);
  await expectAccessible(page, 'Cloudflare’s check');
  await expectNoSidewaysScroll(page);
});
