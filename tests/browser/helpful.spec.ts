import { ADDRESSES } from '#site/addresses.ts';
import { expect, test } from './harness/test.ts';

test('a reader says once whether a text was of help', async ({ page, context }) => {
  await page.goto(ADDRESSES.faq.fr);
  const asked = page.getByRole('region', { name: 'Cette page vous a-t-elle aidé' });
  const yes = asked.getByRole('button', { name: 'Oui' });
  const no = asked.getByRole('button', { name: 'Non' });
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('helpful-'));
  await asked.scrollIntoViewIfNeeded();
  await expect(yes).toBeEnabled();
  expect(await cookies()).toEqual([]);

  await no.click();
  const isAnswered = async () => {
    await expect(asked).toHaveClass(/\bwas-not-helpful\b/);
    await expect(yes).toBeDisabled();
    await expect(no).toBeDisabled();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(asked.getByRole('status')).toContainText('Merci');
  };
  await isAnswered();
  await expect(asked.getByRole('status')).toBeFocused();
  expect(await cookies()).toMatchObject([{ name: 'helpful-faq', value: 'dislike', path: '/' }]);

  // It holds for the other language too, and for this text alone.
  await page.reload();
  await asked.scrollIntoViewIfNeeded();
  await isAnswered();
  await page.goto(ADDRESSES.faq.nl);
  const inDutch = page.getByRole('region', { name: 'Heeft deze pagina u geholpen' });
  await inDutch.scrollIntoViewIfNeeded();
  await expect(inDutch).toHaveClass(/\bwas-not-helpful\b/);
  await page.goto(ADDRESSES.glossary.nl);
  await inDutch.scrollIntoViewIfNeeded();
  await expect(inDutch.getByRole('button', { name: 'Nee' })).toBeEnabled();

  // Nor is it changed from a window that was open before.
  const other = await context.newPage();
  await other.goto(ADDRESSES.glossary.nl);
  const asksToo = other.getByRole('region', { name: 'Heeft deze pagina u geholpen' });
  await asksToo.scrollIntoViewIfNeeded();
  await expect(asksToo.getByRole('button', { name: 'Nee' })).toBeEnabled();
  await inDutch.getByRole('button', { name: 'Ja' }).click();
  await asksToo.getByRole('button', { name: 'Nee' }).click();
  await expect(asksToo).toHaveClass(/\bwas-helpful\b/);
  expect(await cookies()).toContainEqual(
    expect.objectContaining({ name: 'helpful-glossary', value: 'like' }),
  );
});

test('an answer that an address leads to stands under its question', async ({ page }) => {
  await page.goto(`${ADDRESSES.faq.fr}#withdrawal`);
  await expect(page.locator('#withdrawal')).toBeVisible();
  const question = page.getByText('J’ai signé. Puis-je encore changer d’avis');
  const header = page.getByRole('banner');
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => question.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom);
});
