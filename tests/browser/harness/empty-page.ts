import type { Page } from '@playwright/test';

/** The emptiest address of the site: its storage is available, and no script runs. */
const EMPTY = '/robots.txt';

/** Opens the emptiest address, unless it is open. */
export async function openNothing(page: Page): Promise<void> {
  if (!page.url().endsWith(EMPTY)) await page.goto(EMPTY);
}
