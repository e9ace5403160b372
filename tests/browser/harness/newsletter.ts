import type { Page } from '@playwright/test';
import type { Mail } from './mail.ts';

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

/** The path of the link that confirms a subscription, in its mail, without its host. */
export function confirmationIn({ text }: Mail): string {
  const [found = ''] = /https?:\/\/\S+\/newsletter\/confirm\/\S+/.exec(text) ?? [];
  return new URL(found).pathname;
}
