import type { Browser, Page } from '@playwright/test';

/** Another device, which shares only the server with the first. */
export async function onAnotherDevice(
  browser: Browser,
  viewport: { width: number; height: number } | null,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport, locale: 'nl-BE' });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
