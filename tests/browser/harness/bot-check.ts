import { expect, type Page } from '@playwright/test';

/** The longest that a phone's processor may take for the proof of work, in milliseconds. */
export const THINKING = 30_000;

/** Ticks the bot check of the application and waits until the form is there. */
export async function passBotCheck(page: Page): Promise<void> {
  const root = page.locator('[data-page-state]');
  await expect(root).toHaveAttribute('data-page-state', /^(captcha|form)$/);
  if ((await root.getAttribute('data-page-state')) === 'form') return;
  await page.locator('altcha-widget input[type=checkbox]').click();
  await expect(root).toHaveAttribute('data-page-state', 'form', { timeout: THINKING });
}
