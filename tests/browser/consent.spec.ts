import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { openApplication } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';

const banner = (page: Page) => page.locator('.consent');

/** The keys of everything that the browser stores for this site. */
const kept = async (page: Page) => {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)].toSorted();
};

// C-3.9
test('consent is asked once, and stored', async ({ page, context }) => {
  await page.goto(`${ADDRESSES.faq.fr}?utm_source=journal&from_trustup=1`);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'the page with the banner', { withFrame: true });
  expect(await kept(page)).toEqual([]);
  const [refuse, accept] = await banner(page).getByRole('button').all();
  const looks = [refuse, accept].map((button) =>
    button?.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } =
        getComputedStyle(element);
      return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
    }),
  );
  expect(await looks[0]).toEqual(await looks[1]);

  await page.locator('[data-consent="accept"]').click();
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual(['consent', 'from_trustup', 'utm_source']);
  const [cookie] = await context.cookies();
  expect(cookie?.value).toBe('accept');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(182);

  // A page of another kind knows the answer, and its footer lets the visitor change it.
  await page.goto(ADDRESSES.contact.nl);
  await expect(page.locator('body')).toHaveClass(/office-/);
  await expect(banner(page)).toBeHidden();
});

// At the foot of a phone's window, in a corner of a wider one: both can cover content.
// W-9.4
test('the banner comes first in the tab order and covers no focused element', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(ADDRESSES.faq.fr);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.consent');
      if (!focused || !bar || bar.contains(focused)) return null;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.getBoundingClientRect().top ? focused.outerHTML : null;
    });
    expect(hidden).toBeNull();
  }
});

// The same two places.
test('in the application the banner is in the text flow', { tag: '@both' }, async ({ page }) => {
  await openApplication(page);
  await expect(banner(page)).toBeVisible();
  const under = await page.evaluate(() => {
    const { top } = document.querySelector('.consent')?.getBoundingClientRect() ?? { top: 0 };
    return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
      .filter(
        (control) => control.checkVisibility() && control.getBoundingClientRect().bottom > top,
      )
      .map((control) => control.outerHTML);
  });
  expect(under).toEqual([]);
  await page.locator('[data-consent="refuse"]').click();
  await expect(banner(page)).toBeHidden();
});
