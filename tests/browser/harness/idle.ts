import type { Page } from '@playwright/test';

/** Waits until the page has run what it was sent, and has nothing else to do. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
