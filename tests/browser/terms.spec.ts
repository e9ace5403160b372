import { ADDRESSES } from '#addresses/pages.ts';
import { expect, test } from './harness/one-window.ts';

// By touch on a phone, by mouse and keyboard on a desktop.
// W-7.3
test('a term in a text is explained next to it', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto(ADDRESSES.carLoan.fr);
  const term = page.locator('.prose').getByRole('link', { name: 'TAEG' });
  const bubble = page.locator('.bubble:popover-open');
  await term.scrollIntoViewIfNeeded();
  await expect(term).toHaveAccessibleDescription(/^Le coût total d’un crédit/);

  if (isMobile) {
    await term.tap();
    await expect(bubble).toContainText('Le coût total d’un crédit');
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Les conditions' }).tap();
    await expect(bubble).toHaveCount(0);
    await term.tap();
    await bubble.getByRole('link', { name: 'Lire l’explication' }).tap();
  } else {
    await term.hover();
    await expect(bubble).toContainText('Le coût total d’un crédit');
    await bubble.hover();
    await expect(bubble).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble).toHaveCount(0);

    await page.getByRole('heading', { name: 'Ce qu’il coûte' }).hover();
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term).toBeFocused();
    await expect(bubble).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(`${ADDRESSES.glossary.fr}#taeg`);
  // Its own entry has no link to it.
  await expect(page.locator('#taeg').getByRole('link', { name: 'TAEG' })).toHaveCount(0);
});

test('the rate in a simulator’s answer is explained next to it', async ({ page }) => {
  await page.goto(ADDRESSES.personalLoan.nl);
  const button = page.getByRole('button', { name: 'Wat is het JKP?' });
  const bubble = page.locator('.bubble:popover-open');
  // What is read on the tint of what is under the pointer is ink, which is held to 4.5 on it (F-2.4).
  await button.hover();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(button).toHaveCSS('color', ink);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(bubble).toContainText('jaarlijks kostenpercentage');
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await expect(button).toBeFocused();
});
