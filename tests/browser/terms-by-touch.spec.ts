import { ADDRESSES } from '#site/addresses.ts';
import { expect, test } from './harness/test.ts';

test('the first tap explains a term in browsers that do not say what a click came from', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forget = (event: Event) => Object.defineProperty(event, 'pointerType', { value: '' });
    addEventListener('click', forget, true);
  });
  await page.goto(ADDRESSES.carLoan.fr);
  const term = page.locator('.prose').getByRole('link', { name: 'TAEG' });
  await term.scrollIntoViewIfNeeded();
  await expect(term).toHaveAccessibleDescription(/^Le coût total d’un crédit/);
  await term.tap();
  await expect(page.locator('.bubble:popover-open')).toBeVisible();
});
