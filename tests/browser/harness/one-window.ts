import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openNothing } from './empty-page.ts';
import { Noise } from './noise.ts';
import { type Window, test as withWindows } from './worker-windows.ts';

/**
 * The test of `./test.ts` for a first visitor: all tests of a worker share a window, which is emptied between
 * them. Opening a window, fetching and compiling every script again costs more than many a test. Not for tests
 * that set the clock, or that count what a first visit fetches.
 */
export const test = withWindows.extend<{ noise: Noise }>({
  // Opened in a test, not with the worker, so that it belongs to the test's project.
  noise: async ({ browser, opened, javaScriptEnabled }, use) => {
    const window = opened.get(javaScriptEnabled) ?? (await openWindow(await browser.newContext()));
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
    if (page.isClosed()) {
      opened.delete(javaScriptEnabled);
      await page.context().close();
      return;
    }
    await forgetVisit(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (viewport) await page.setViewportSize(viewport);
  },
  context: async ({ page }, use) => use(page.context()),
});

async function openWindow(context: BrowserContext): Promise<Window> {
  const noise = new Noise();
  await noise.listenTo(context);
  return { page: await context.newPage(), noise };
}

/**
 * Goes to an empty page, since a page could still store something, and clears what the test stored, allowed,
 * routed, listened to, opened and visited.
 */
async function forgetVisit(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await context.unrouteAll();
  page.removeAllListeners('request');
  await openNothing(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  const browser = await context.newCDPSession(page);
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
}

export { expect };
