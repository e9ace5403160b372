import { ADDRESSES } from '#addresses/pages.ts';
import { expect, test } from './harness/one-window.ts';

/** The scroll offset of a section from the window's top, in pixels (W-7.2). */
const OFFSET = 130;

test('the selects of a loan page lead to its sections and to other loans', async ({ page }) => {
  await page.goto(ADDRESSES.carLoan.fr);
  const sections = page.getByRole('combobox', { name: 'Sur cette page' });
  const top = (id: string) =>
    page.locator(id).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  await sections.selectOption('Les conditions');
  await expect(page).toHaveURL(/#les-conditions$/);
  await expect.poll(() => top('#les-conditions')).toBe(OFFSET);

  // By keyboard an arrow key only selects; Enter navigates.
  await sections.focus();
  await sections.press('ArrowDown');
  await sections.press('ArrowDown');
  await sections.press('ArrowDown');
  await expect(page).toHaveURL(/#les-conditions$/);
  await sections.press('Enter');
  await expect(page.locator('#ce-quil-coûte')).toBeFocused();
  await expect.poll(() => top('#ce-quil-coûte')).toBe(OFFSET);

  // The simulator has scrolled out of view, and the quick access leads back to it.
  const quickAccess = page.getByRole('navigation', { name: 'Accès rapide' });
  await expect(quickAccess).toBeInViewport({ ratio: 1 });
  await quickAccess.getByRole('link', { name: 'Relire le conseil' }).click();
  await expect(page.locator('#tip')).toBeInViewport();
  await quickAccess.getByRole('link', { name: 'Modifier la simulation' }).click();
  await expect(page.getByRole('textbox', { name: /emprunte/ })).toBeFocused();

  await page.getByRole('combobox', { name: 'Un autre crédit' }).selectOption('Prêt rénovation');
  await expect(page).toHaveURL(ADDRESSES.renovationLoan.fr);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links replace the selects of a loan page', async ({ page }) => {
    await page.goto(ADDRESSES.carLoan.nl);
    await expect(page.getByRole('combobox', { name: 'Op deze pagina' })).toBeHidden();
    const sections = page.getByRole('navigation', { name: 'Op deze pagina' });
    await sections.getByRole('link', { name: 'De voorwaarden' }).click();
    await expect(page.getByRole('heading', { name: 'De voorwaarden' })).toBeInViewport();
    const loans = page.getByRole('navigation', { name: 'Een ander krediet' });
    await loans.getByRole('link', { name: 'Renovatielening' }).click();
    await expect(page).toHaveURL(ADDRESSES.renovationLoan.nl);
  });
});
