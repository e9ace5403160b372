import { expect, type Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { application, expectStep, expectStepAfter, fillStep, pressNext } from './application.ts';

/** The line that says where an answer comes from. */
export const noteOf = (page: Page, name: string) => page.locator(`[id="${name}-note"]`);

export const itsmeButton = (page: Page) =>
  page.locator('[data-action="sign-in"][data-provider="itsme"]');

export async function goToProvider(page: Page): Promise<void> {
  await itsmeButton(page).click();
  await page.waitForURL(/\/dev\/itsme\/choose\//);
}

export async function signInAs(
  page: Page,
  person: string,
  locale: ContractLocale = 'fr',
): Promise<void> {
  await goToProvider(page);
  await page.locator(`[name="person"][value="${person}"]`).first().click();
  await expectStep(page, '1', locale);
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
}

/** The value or choice of the control; `undefined` until the form is shown. */
function readAnswer(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate((of) => {
    const controls = [...document.querySelectorAll<HTMLInputElement>(`[name="${of}"]`)];
    const isChoice = controls.some(({ type }) => type === 'radio');
    return controls.find(({ checked }) => checked || !isChoice)?.value;
  }, name);
}

export async function expectValues(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => readAnswer(page, name), { message: name }).toBe(value);
  }
}

/** Fills in what a sign-in left open at steps 1 to 3, and stops at step 5. */
export async function goOnToIdentity(page: Page, stated: readonly string[]): Promise<void> {
  const skip = statedAlready(stated);
  for (const step of ['1', '2', '3'] as const) {
    await fillStep(page, step, skip);
    await pressNext(page);
    await expectStepAfter(page, step);
  }
  await expect(application(page)).toHaveAttribute('data-step', '5');
}

export const CONTACT = ['gender', 'firstname', 'lastname', 'email', 'phone'];
export const ADDRESS = ['street', 'number', 'box', 'zip', 'city'];

/** Keeps these answers as they are. */
export const statedAlready = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, '']));
