import { ADDRESSES } from '#addresses/pages.ts';
import { expect, test } from './harness/one-window.ts';

/** Articles per page of the list. */
const A_PAGE = 9;

// What moves here arrives all the same.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('the list of news grows in place, and is restored on Back', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(ADDRESSES.news.fr);
  const cards = page.locator('[data-news-grid] > li');
  const shown = page.locator('[data-news-pages] [role=status]');
  const more = page.getByRole('link', { name: 'Plus d’articles' });
  await expect(cards).toHaveCount(A_PAGE);
  const all = Number(await shown.getAttribute('data-all'));
  expect(all).toBeGreaterThan(A_PAGE);

  await more.click();
  const second = Math.min(all, 2 * A_PAGE);
  await expect(cards).toHaveCount(second);
  await expect(shown).toHaveText(`Articles 1 à ${second} sur ${all}`);
  await expect(cards.nth(A_PAGE).getByRole('link')).toBeFocused();
  if (all > second) await expect(more).toHaveAttribute('href', `${ADDRESSES.news.fr}page/3/`);
  else await expect(more).toHaveCount(0);

  await cards
    .nth(second - 1)
    .getByRole('link')
    .click();
  await expect(page.locator('body')).toHaveAttribute('data-namespace', 'news-article');
  await page.goBack();
  await expect(cards).toHaveCount(second);
  await expect(cards.nth(second - 1)).toBeInViewport();
});

test('without script the news are pages with links to each other', { tag: '@desktop' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESSES.news.fr);
  await page.getByRole('link', { name: 'Plus d’articles' }).click();
  await expect(page).toHaveURL(/\/actualites\/page\/2\/$/);
  await page.getByRole('link', { name: 'Articles plus récents' }).click();
  await expect(page).toHaveURL(/\/actualites\/$/);
  await context.close();
});

test('an article is shared in a window of its own, or by its address', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Neither the page nor this test loads anything from the network.
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'theirs' }));
  await page.goto(ADDRESSES.news.fr);
  await page.locator('[data-news-grid] a').first().click();
  const link = page.locator('[data-share=facebook]');
  await expect(link).toHaveAttribute('rel', /noopener/);
  // The script that opens the window shows this button.
  const copy = page.getByRole('button', { name: 'Copier le lien' });
  await expect(copy).toBeVisible();
  const [popup] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await popup.waitForLoadState();
  const { pathname } = new URL(page.url());
  expect(new URL(new URL(popup.url()).searchParams.get('u') ?? '').pathname).toBe(pathname);
  await expect
    .poll(() => popup.evaluate(() => [innerWidth, innerHeight, window.opener]))
    .toEqual([575, 300, null]);
  await popup.close();

  await copy.click();
  await expect(page.getByText('Le lien est copié.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(pathname);
});

test('a row of articles scrolls by buttons and keyboard', { tag: '@desktop' }, async ({ page }) => {
  // A window in which two of the three have room.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(ADDRESSES.home.nl);
  const row = page.locator('[data-carousel]');
  const position = row.locator('[role=status]');
  await row.scrollIntoViewIfNeeded();
  await expect(position).toContainText(/^1 tot 2 van 3$/);
  const [back, on] = [row.getByLabel('Vorige'), row.getByLabel('Volgende')];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect(position).toContainText(/^2 tot 3 van 3$/);
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await expect(on).toBeFocused();
  await back.click();
  await expect(position).toContainText(/^1 tot 2 van 3$/);
  await row.locator('ul').focus();
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText(/^2 tot 3 van 3$/);
});
