import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { openApplicationAt } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';

/** How far down the page the button to send may end for one borrower, in CSS pixels: two windows. */
const TWO_WINDOWS = 1800;

for (const locale of CONTRACT_LOCALES)
  test(`the button to send is within two windows of the top, in ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openApplicationAt(page, '6', locale);
    const send = page.locator('[data-action="send"]');
    await expect(send).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const bottom = await send.evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
    expect(bottom).toBeLessThan(TWO_WINDOWS);
  });
