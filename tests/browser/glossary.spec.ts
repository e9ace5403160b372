import { ADDRESSES } from '#addresses/pages.ts';
import { expect, test } from './harness/one-window.ts';

/** The scroll offset of anchors from the window's top, in pixels (W-7.1). */
const OFFSET = 190;

test('a letter of the glossary leads to its terms, and is marked while they are read', async ({
  page,
}) => {
  await page.goto(ADDRESSES.glossary.fr);
  const letters = page.getByRole('navigation', { name: 'Lettres du glossaire' });
  const letter = (name: string) => letters.getByRole('link', { name, exact: true });
  const top = (id: string) =>
    page.locator(id).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  await expect(letter('A')).toHaveAttribute('aria-current', 'true');
  await letter('C').click();
  await expect.poll(() => top('#letter-c')).toBe(OFFSET);
  await expect(letter('C')).toHaveAttribute('aria-current', 'true');
  await expect(letters.locator('[aria-current]')).toHaveCount(1);

  // After scrolling, the nearest letter is marked, and visible in its row.
  await page.locator('#letter-t').evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 220, behavior: 'instant' });
  });
  await expect(letter('T')).toHaveAttribute('aria-current', 'true');
  await expect(letter('T')).toBeInViewport({ ratio: 1 });

  // A term is an anchor with the same offset, and has a link back.
  await page.goto(`${ADDRESSES.glossary.fr}#taeg`);
  await expect.poll(() => top('#taeg')).toBe(OFFSET);
  await page.getByRole('link', { name: 'Revenir aux lettres' }).last().click();
  await expect(letters).toBeFocused();
});

// W-7.11
test('the field stands in the glossary before its script, and not without scripts', async ({
  page,
  browser,
}) => {
  const field = page.getByRole('searchbox');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ADDRESSES.glossary.fr, { waitUntil: 'commit' });
  await expect(field).toBeVisible();
  const before = await page.locator('.letters').boundingBox();
  await field.fill('acompte');
  release();
  await expect(page.locator('.term-entry:visible')).not.toHaveCount(0);
  await expect(page.locator('#taeg')).toBeHidden();
  expect(await page.locator('.letters').boundingBox()).toEqual(before);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(ADDRESSES.glossary.fr);
  await expect(plain.locator('.term-filter')).toBeHidden();
  await expect(plain.locator('#taeg')).toBeVisible();
  await context.close();
});
