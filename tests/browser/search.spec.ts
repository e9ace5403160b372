import { ADDRESSES } from '#site/addresses.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

test('a search finds in every kind of text, and its address keeps it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(ADDRESSES.search.fr);
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous ?' });
  const status = page.getByRole('status').and(page.locator('.search__status'));
  const results = page.getByRole('region', { name: 'Résultats' });
  await expect(results).toBeHidden();

  // Without its accents, and with a letter too many.
  await field.fill('remboursser plus tot');
  await field.press('Enter');
  await expect(status).toHaveText(/^\d+\srésultats pour «\sremboursser plus tot\s»$/);
  await expect(page).toHaveURL(/\?q=remboursser\+plus\+tot$/);
  const first = results.getByRole('listitem').first();
  await expect(first.locator('mark').first()).toHaveText(/rembours/i);
  await expect(results.getByText('Question', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await field.fill('TAEG');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(first).toContainText('Glossaire');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(`${ADDRESSES.glossary.fr}#taeg`);

  await page.goBack();
  await expect(status).toHaveText(/ pour «\sTAEG\s»$/);
  await page.goBack();
  await expect(field).toHaveValue('remboursser plus tot');
  await expect(status).toHaveText(/ pour «\sremboursser plus tot\s»$/);
});

test('a search says what to do where nothing is found, or nothing comes', {
  tag: '@desktop',
}, async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to fetch/);
  await page.route('**/index.json', (route) => route.abort());
  await page.goto(`${ADDRESSES.search.nl}?q=xylofoon`);
  const results = page.getByRole('region', { name: 'Resultaten' });
  await expect(page.locator('.search__status')).toHaveText(/^Het zoeken kon niet/);
  await page.unroute('**/index.json');
  await results.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
  await expect(page.locator('.search__status')).toBeFocused();
  await expect(page.locator('.search__status')).toHaveText('Geen resultaat voor ‘xylofoon’');
  await expect(results).toContainText('Probeer een ander woord');
  const all = page.getByRole('region', { name: 'Alle pagina’s' });
  await all.getByRole('link', { name: 'Woordenlijst' }).click();
  await expect(page).toHaveURL(ADDRESSES.glossary.nl);
});
