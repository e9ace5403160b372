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
});
