import { test as base, expect, type Page } from '@playwright/test';
import { openNothing } from './empty-page.ts';
import { Noise } from './noise.ts';

/** The window of one worker, and what is heard in it. */
interface Window {
  readonly page: Page;
  readonly noise: Noise;
}

/**
 * The quiet test of `./test.ts`, for tests that look at a page as a first visitor finds it: all those
 * of a worker share a window, in which each finds nothing of the one before. To open a window, and to
 * teach it axe, costs more than the look. Not for tests that set the clock, close the page or open
 * others: what they do outlasts them.
 */
export const test = base.extend<{ noise: Noise }, { opened: Map<boolean | undefined, Window> }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern, and nothing is needed.
    async ({}, use) => {
      /** By whether scripts run in it. */
      const opened = new Map<boolean | undefined, Window>();
      await use(opened);
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  // Opened in a test, and not with the worker, so that it is the window of the test's project.
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

/** Leaves for an empty page, since a page could still store something, and clears what was stored. */
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
