import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { openFinder } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

test('a suggestion is taken by key or by pointer, and the field keeps the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field, title } = await openFinder(page);
  const options = page.getByRole('option');
  await field.pressSequentially('Lieg');
  await expect(options).not.toHaveCount(0);
  await expectAccessible(page, 'with suggestions');
  await field.press('ArrowDown');
  const label = await options.first().innerText();
  await field.press('Enter');
  await expect(field).toHaveValue(label);
  await expect(title).toContainText(label);
  await expect(field).toBeFocused();

  await field.fill('Namen');
  await options.filter({ hasText: 'Namur' }).first().click();
  await expect(title).toContainText('Namur');
  await expect(field).toBeFocused();
});

test('everything works by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const finder = await openFinder(page, 'nl');
  const nl = BROKER_FINDER_WORDS.nl;
  await finder.field.focus();
  await page.keyboard.type('Gent');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(finder.title).toContainText('Gent');
  for (const stop of ['search', undefined, undefined, 'near-me']) {
    await page.keyboard.press('Tab');
    if (stop) await expect(page.locator(`[data-action="${stop}"]`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const first = finder.cards.first();
  await expect(first.locator('h3 a')).toBeFocused();
  await first.locator('summary').press('Enter');
  await expect(first.locator('details dl')).toBeVisible();
  await first.locator('[data-action="choose-broker"]').press('Space');
  await expect(finder.chosen).toContainText(/^U koos/);
  await finder.chosen.getByRole('button', { name: nl.chosen.remove }).press('Enter');
  await expect(finder.chosen).toHaveCount(0);
});
