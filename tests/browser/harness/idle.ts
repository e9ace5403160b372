import type { Page } from '@playwright/test';

/** Waits until the page has drawn what changed, told scripts what came into view, and has nothing else to do. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
