import { test as base, expect, type Page } from '@playwright/test';
import { openNothing } from './empty-page.ts';
import { Noise } from './noise.ts';

/** The window of a worker, and its noise. */
interface Window {
  readonly page: Page;
  readonly noise: Noise;
}

/**
 * The test of `./test.ts` for tests that check a page as a first visitor sees it: all tests of a worker
 * share a window, which is cleared between them. Opening a window and injecting axe costs more than the
 * check. Not for tests that set the clock, close the page or open others, because these outlast them.
 */
export const test = base.extend<{ noise: Noise }, { opened: Map<boolean | undefined, Window> }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, and nothing is used.
    async ({}, use) => {
      /** By whether scripts are enabled. */
      const opened = new Map<boolean | undefined, Window>();
      await use(opened);
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  // Opened in a test, not with the worker, so that it belongs to the test's project.
  noise: async ({ browser, opened, javaScriptEnabled }, use) => {
    const window = opened.get(javaScriptEnabled) ?? (await openWindow(() => browser.newPage()));
    opened.set(javaScriptEnabled, window);
    const { noise } = window;
    noise.forget();
    await use(noise);
    expect(noise.unannounced, 'the browser said').toEqual([]);
  },
  page: async ({ opened, noise: _, javaScriptEnabled, viewport }, use) => {
    const window = opened.get(javaScriptEnabled);
    if (!window) throw new Error('There is no window');
    const { page } = window;
    await use(page);
    await page.unrouteAll();
    await forgetVisit(page);
    await page.emulateMedia({ colorScheme: 'light' });
    if (viewport) await page.setViewportSize(viewport);
  },
  context: async ({ page }, use) => use(page.context()),
});

async function openWindow(open: () => Promise<Page>): Promise<Window> {
  const page = await open();
  const noise = new Noise();
  await noise.listenTo(page.context());
  return { page, noise };
}

/** Goes to an empty page, since a page could still store something, and clears the storage. */
async function forgetVisit(page: Page): Promise<void> {
  await openNothing(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
}

export { expect };
