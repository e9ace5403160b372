import type { Page } from '@playwright/test';

/** Opens what is nearest to an empty page of the site: its storage is there, and no script runs. */
export async function openNothing(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}
