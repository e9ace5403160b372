import { test as base, type Page } from '@playwright/test';
import type { Noise } from './noise.ts';

/** A window that the tests of a worker share, and its noise. */
export interface Window {
  readonly page: Page;
  readonly noise: Noise;
}

/**
 * The windows of a worker, by whether scripts are enabled. Tests with a window of their own know them too:
 * Playwright starts another process and another browser for tests whose worker has other fixtures.
 */
export const test = base.extend<object, { opened: Map<boolean | undefined, Window> }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, and nothing is used.
    async ({}, use) => {
      const opened = new Map<boolean | undefined, Window>();
      await use(opened);
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});
