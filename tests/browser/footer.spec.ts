import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

// W-1.5: on a phone they are folded.
test('the footer leads to the pages of the law, and says the hours', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(ADDRESSES.faq.nl);
  const footer = page.locator('.footer');
  const terms = footer.locator(`a[href="${ADDRESSES.terms.nl}"]`);
  const hours = footer.locator('.opening-hours');
  const folds = footer.locator('summary:visible');
  if (isMobile) {
    await expect(terms).toBeHidden();
    await expect(hours).toBeHidden();
    for (const fold of await folds.all()) await fold.click();
  } else await expect(folds).toHaveCount(0);
  await expect(terms).toBeVisible();
  await expect(hours).toBeVisible();
  await expectAccessible(page, 'the footer', { withFrame: true });
});

test('the contact page says the hours once', async ({ page }) => {
  await page.goto(ADDRESSES.contact.fr);
  await expect(page.locator('.opening-hours')).toHaveCount(1);
  await expect(page.locator('main .opening-hours')).toBeVisible();
});
