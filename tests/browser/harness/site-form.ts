import { expect, type Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { control } from './form.ts';

/** Who fills the forms in. */
export const PERSON = {
  firstname: 'Aurélie',
  lastname: 'Dubois',
  email: 'aurelie@example.be',
  phone: '0475/12.34.56',
  message: 'Bonjour,\nje voudrais en parler.',
} as const;

/** How long a phone's processor may think about the proof of work, in milliseconds. */
const THINKING = 30_000;

/** Fills in the person's fields of the form that is open. */
export async function fillPerson(page: Page, over: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ ...PERSON, ...over }))
    await open(page, name).fill(value);
}

/** The control of a form that is shown: its way may have others by the same name, folded. */
export function open(page: Page, name: string) {
  return control(page, name).and(page.locator(':visible'));
}

/** Opens a page with a form, and waits until its script runs: before, the browser itself would send it. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.site-form__form[novalidate]').first()).toBeAttached();
}

export function sendButton(page: Page) {
  return page.locator('[data-action="send"]').and(page.locator(':visible'));
}

/** Ticks the bot check that a form shows once it is right. */
export async function tickCheck(page: Page): Promise<void> {
  await page.locator('altcha-widget input[type=checkbox]').click();
}

/** Expects the server's answer in the form's place, with the focus on it. */
export async function expectTaken(page: Page, said: string): Promise<void> {
  const taken = page.locator('.site-form__taken');
  await expect(taken).toContainText(said, { timeout: THINKING });
  await expect(taken).toBeFocused();
}

/** A phone's visitor reads French, a desktop's Dutch. */
export function localeOf(project: { name: string }): ContractLocale {
  return project.name === 'phone' ? 'fr' : 'nl';
}
