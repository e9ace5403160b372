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
 * teach it axe, costs more than the look.
 */
export const test = base.extend<{ noise: Noise }, { opened: { window?: Window } }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern, and nothing is needed.
    async ({}, use) => {
      const opened: { window?: Window } = {};
      await use(opened);
      await opened.window?.page.context().close();
    },
    { scope: 'worker' },
  ],
  // Opened in a test, and not with the worker, so that it is the window of the test's project.
  noise: async ({ browser, opened }, use) => {
    opened.window ??= await openWindow(() => browser.newPage());
    const { noise } = opened.window;
    noise.forget();
    await use(noise);
    expect(noise.unannounced, 'the browser said').toEqual([]);
  },
  page: async ({ opened, noise: _, viewport }, use) => {
    if (!opened.window) throw new Error('There is no window');
    const { page } = opened.window;
    await use(page);
    await forgetVisit(page);
    await page.emulateMedia({ colorScheme: 'light' });
    if (viewport) await page.setViewportSize(viewport);
  },
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
}

export { expect };
