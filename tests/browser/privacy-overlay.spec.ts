import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

test('the privacy text opens over the page, and closes to it', async ({ page }) => {
  await page.goto(ADDRESSES.faq.nl);
  const link = page.locator('.newsletter [data-privacy-overlay]');
  const overlay = page.getByRole('dialog', { name: 'Privacy' });
  let fetches = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ADDRESSES.privacy.nl) fetches += 1;
  });
  await link.dblclick();
  await expect(overlay).toContainText('Gegevensbeschermingsautoriteit');
  expect(fetches).toBe(1);
  await expect(overlay.locator('.term')).toHaveCount(0);
  await expectAccessible(page, 'the page with the privacy text over it');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(ADDRESSES.faq.nl);
});
