import { expect, type Locator } from '@playwright/test';

/*
 * Expectations of what a server, a proof of work or a script that is still loading decides. While one of Playwright's
 * own is not met yet, it describes the whole page, again and again, for the error it may end with. These wait first.
 */

/** How long expectations wait, Playwright's own too, in milliseconds. */
export const PATIENCE = 10_000;

/** Waits until it is in the page, or time is up: an expectation that follows says what is there instead. */
async function comes(element: Locator, timeout: number): Promise<void> {
  await element.waitFor({ state: 'attached', timeout }).catch(() => {});
}

/** Expects that an attribute comes to have this value. */
export async function expectLate(
  element: Locator,
  attribute: string,
  value: string,
  timeout = PATIENCE,
): Promise<void> {
  await comes(element.and(element.page().locator(`[${attribute}="${value}"]`)), timeout);
  await expect(element).toHaveAttribute(attribute, value, { timeout: 1 });
}

/** Expects that an attribute comes to have another value than this one. */
export async function expectChanged(
  element: Locator,
  attribute: string,
  value: string,
): Promise<void> {
  await comes(element.and(element.page().locator(`:not([${attribute}="${value}"])`)), PATIENCE);
  await expect(element).not.toHaveAttribute(attribute, value, { timeout: 1 });
}

/** Expects that an element comes to contain this text. */
export async function expectLateText(
  element: Locator,
  text: string | RegExp,
  timeout = PATIENCE,
): Promise<void> {
  await comes(element.filter({ hasText: text }), timeout);
  await expect(element).toContainText(text, { timeout: 1 });
}

/** Expects that an element comes into the page. */
export async function expectAttached(element: Locator): Promise<void> {
  await comes(element, PATIENCE);
  await expect(element).toBeAttached({ timeout: 1 });
}
