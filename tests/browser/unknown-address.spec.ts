import { expect, test } from './harness/one-window.ts';

for (const [locale, path] of [
  ['fr', '/fr/nulle-part/'],
  ['nl', '/nl/nergens/'],
] as const) {
  // W-1.6
  test(`${path} gives a page in its language that says so`, async ({ page, noise }) => {
    noise.announce(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`main a[href^="/${locale}/"]`).first()).toBeVisible();
  });
}
