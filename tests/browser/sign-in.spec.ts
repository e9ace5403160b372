import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { openApplication } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';
import { goToProvider } from './harness/sign-in.ts';

test.describe('the page of the stand-in', () => {
  for (const locale of ['fr', 'nl'] as const) {
    test(`has our page’s quality, in ${locale}`, async ({ page }) => {
      await openApplication(page, locale);
      await goToProvider(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('.banner')).toContainText(/itsme/);
      await expectAccessible(page, 'the stand-in');
      await expectNoSidewaysScroll(page);
    });
  }
});
