import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

// W-7.8
test('a search finds every kind of text, and its address keeps it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(ADDRESSES.search.fr);
  const field = page.getByRole('searchbox', { name: 'Que cherchez-\u2060vous ?' });
  const status = page.getByRole('status').and(page.locator('.search__status'));
  const results = page.getByRole('region', { name: 'Résultats' });
  await expect(results).toBeHidden();

  // Without accents, and with a letter too many.
  await field.fill('remboursser plus tot');
  await field.press('Enter');
  await expect(status).toHaveText(/^\d+\srésultats pour «\sremboursser plus tot\s»$/);
  await expect(page).toHaveURL(/\?q=remboursser\+plus\+tot$/);
  const first = results.getByRole('listitem').first();
  await expect(first.locator('mark').first()).toHaveText(/rembours/i);
  const kind = results.getByRole('heading', { level: 2 });
  await expect(kind.filter({ hasText: 'Questions' })).toBeVisible();
  await expectAccessible(page);

  await field.fill('TAEG');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(kind.first()).toContainText('Glossaire');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(`${ADDRESSES.glossary.fr}#taeg`);

  await page.goBack();
  await expect(status).toHaveText(/ pour «\sTAEG\s»$/);
  await page.goBack();
  await expect(field).toHaveValue('remboursser plus tot');
  await expect(status).toHaveText(/ pour «\sremboursser plus tot\s»$/);
});
