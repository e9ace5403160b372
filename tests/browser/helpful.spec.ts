import { ADDRESSES } from '#addresses/pages.ts';
import { expect, test } from './harness/one-window.ts';

// W-7.5
test('a reader answers once whether a text was helpful', async ({ page, context }) => {
  await page.goto(ADDRESSES.faq.fr);
  const question = page.getByRole('region', { name: 'Cette page vous a-t-elle été utile' });
  const yes = question.getByRole('button', { name: 'Oui' });
  const no = question.getByRole('button', { name: 'Non' });
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('helpful-'));
  await question.scrollIntoViewIfNeeded();
  await expect(yes).toBeEnabled();
  expect(await cookies()).toEqual([]);

  await no.click();
  const isAnswered = async () => {
    await expect(question).toHaveClass(/\bwas-not-helpful\b/);
    await expect(yes).toBeDisabled();
    await expect(no).toBeDisabled();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(question.getByRole('status')).toContainText('Merci');
  };
  await isAnswered();
  await expect(question.getByRole('status')).toBeFocused();
  expect(await cookies()).toMatchObject([{ name: 'helpful-faq', value: 'dislike', path: '/' }]);

  await page.reload();
  await question.scrollIntoViewIfNeeded();
  await isAnswered();
});

test('an anchor leads to an answer with its question in view', async ({ page }) => {
  await page.goto(`${ADDRESSES.faq.fr}#withdrawal`);
  await expect(page.locator('#withdrawal')).toBeVisible();
  const question = page.getByText('J’ai signé. Puis-je encore changer d’avis');
  const header = page.getByRole('banner');
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => question.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom);
});
