import type { Page } from '@playwright/test';
import { openNothing } from './empty-page.ts';

/** Answers the consent question, as its cookie stores the answer. */
export async function consent(page: Page, choice: 'accept' | 'refuse'): Promise<void> {
  await openNothing(page);
  await page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the banner does, in any browser.
    document.cookie = `consent=${value}; path=/; samesite=lax`;
  }, choice);
}
