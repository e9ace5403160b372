import type { Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { TIGHT_BUDGET_ANSWERS } from '#tests/examples/tight-budget.ts';
import { IN_ANOTHER_LANGUAGE, IN_PIXELS } from '../built-site/page-kinds.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  pressNext,
} from './harness/application.ts';
import { consent } from './harness/consent.ts';
import { expectReadable, setTextSize } from './harness/large-text.ts';
import { expect, test } from './harness/test.ts';

// At both widths: a desktop with large text has the layout of a phone, and other room for its words.

/** Text sizes of a browser, in CSS pixels: half as large again as usual, and twice as large. */
const TEXT_SIZES = [24, 32];

/** The galleries of parts are no pages of the site. */
const isOfSite = (path: string) => !path.startsWith('/dev/');

test.beforeEach(async ({ page, isMobile }) => {
  test.slow();
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, Math.min(...TEXT_SIZES));
});

async function expectReadableInLargeText(page: Page, what: string): Promise<void> {
  for (const size of TEXT_SIZES) {
    await setTextSize(page, size);
    await expectReadable(page, `${what} in text of ${size} px`);
  }
}

// W-1.25
test('the home page is read in large text, the consent question open', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/fr/');
  await expect(page.locator('.consent')).toBeVisible();
  await expectReadableInLargeText(page, 'home');
});

for (const [language, paths] of [
  ['French', IN_PIXELS],
  ['another language', IN_ANOTHER_LANGUAGE],
] as const) {
  // W-1.25
  test(`pages of every kind are read in large text, in ${language}`, { tag: '@both' }, async ({
    page,
    noise,
  }) => {
    noise.announce(/(404|50[03])/);
    await consent(page, 'refuse');
    for (const path of paths.filter(isOfSite)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectReadableInLargeText(page, path);
      });
    }
  });
}

// W-1.25
test('links of one kind are of one size in large text, and apart', async ({ page }) => {
  await consent(page, 'refuse');
  await setTextSize(page, Math.max(...TEXT_SIZES));
  await page.goto('/fr/courtiers/?zip=4000');
  const ways = page.locator('.broker-card__ways a');
  await expect(ways.filter({ visible: true }).nth(3)).toBeVisible();
  const sizes = () =>
    ways.evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).fontSize))]);
  await expect.poll(sizes).toHaveLength(1);
  await page.goto('/fr/');
  const more = page.locator('.simulator__more .disclosure__summary').first();
  await expect(more).not.toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('.loan-link .button')).toHaveCSS('text-align', 'start');
});

for (const locale of ['fr', 'nl'] satisfies ContractLocale[]) {
  // W-1.25
  test(`every step is read in large text, in ${locale}`, { tag: '@both' }, async ({ page }) => {
    await consent(page, 'refuse');
    await openApplication(page, locale, { product_code: 'TAEGIVA1' });
    for (const step of ['1', '1b', '1c', '2', '3', '4', '4b', '5', '6'] as const) {
      await expectStep(page, step, locale);
      if (step === '1c' || step === '4' || step === '4b') {
        await expectReadableInLargeText(page, `step ${step}`);
        await page.locator('[data-action="continue"]').click();
        continue;
      }
      const leave = () =>
        step === '6' ? page.locator('[data-action="send"]').click() : pressNext(page);
      await leave();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectReadableInLargeText(page, `step ${step} with its errors`);
      await fillStep(page, step, TIGHT_BUDGET_ANSWERS);
      await expectReadableInLargeText(page, `step ${step}`);
      await leave();
    }
    await expect(application(page)).toHaveAttribute('data-step', '7');
    await expectReadableInLargeText(page, 'step 7');
    const lines = await page
      .locator('[data-value="reference"]')
      .evaluate((number) => number.getClientRects().length);
    expect(lines, 'the reference stands on one line').toBe(1);
  });
}
