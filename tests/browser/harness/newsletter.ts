import type { Page } from '@playwright/test';

/** The newsletter's form at the foot of a page. */
export function newsletterOn(page: Page) {
  const block = page.locator('#newsletter');
  return {
    block,
    email: block.locator('[name="email"]'),
    button: block.getByRole('button'),
    /** The box of the bot check, once it is shown. */
    box: block.locator('altcha-widget input[type=checkbox]'),
    message: block.locator('.newsletter__message'),
  };
}
