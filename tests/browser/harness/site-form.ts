import { expect, type Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { THINKING } from './bot-check.ts';
import { control } from './form.ts';

/** The person who fills in the forms. */
export const PERSON = {
  firstname: 'Aurélie',
  lastname: 'Dubois',
  email: 'aurelie@example.be',
  phone: '0475/12.34.56',
  message: 'Bonjour,\nje voudrais en parler.',
} as const;

/** Fills in the person's fields of the form that is open. */
export async function fillPerson(page: Page, over: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ ...PERSON, ...over }))
    await open(page, name).fill(value);
}

/** The visible control of a form: other ways of contact may have folded ones with the same name. */
export function open(page: Page, name: string) {
  return control(page, name).and(page.locator(':visible'));
}

/** Opens a page with a form, and waits for its script: before that, the browser itself would send it. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.site-form__form[novalidate]').first()).toBeAttached();
}

export function sendButton(page: Page) {
  return page.locator('[data-action="send"]').and(page.locator(':visible'));
}

/** Ticks the bot check that a form shows once it is valid. */
export async function tickCheck(page: Page): Promise<void> {
  await page.locator('altcha-widget input[type=checkbox]').click();
}

/** Expects the server's answer in place of the form, with the focus on it. */
export async function expectTaken(page: Page, message: string): Promise<void> {
  const taken = page.locator('.site-form__taken');
  await expect(taken).toContainText(message, { timeout: THINKING });
  await expect(taken).toBeFocused();
}

/** The phone tests French, the desktop Dutch. */
export function localeOf(project: { name: string }): ContractLocale {
  return project.name === 'phone' ? 'fr' : 'nl';
}
