import type { Page } from '@playwright/test';

/** Opens the emptiest address of the site: its storage is available, and no script runs. */
export async function openNothing(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}
