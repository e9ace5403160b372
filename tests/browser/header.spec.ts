import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

const bottomOf = (page: Page) =>
  page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);

// Two menus: a panel on a phone, rows on a desktop.
test('the menu opens, closes and returns the focus', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(ADDRESSES.faq.nl);
  const button = isMobile
    ? page.locator('.narrow-menu__button')
    : page.getByText('Leningen', { exact: true }).first();
  const link = page.locator(`[data-menu] a[href="${ADDRESSES.carLoan.nl}"]:visible`);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  if (isMobile) {
    await expect(button).toHaveText('Sluiten', { useInnerText: true });
    await expect(page.locator('.narrow-menu').getByText('Français')).toBeVisible();
    await expect(page.locator('.header__languages:visible')).toHaveCount(1);
  }
  await expectAccessible(page, 'the open menu', { withFrame: true });
  await expectNoSidewaysScroll(page, 'the open menu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(link).toBeVisible();
  if (isMobile) {
    // The panel fills the window, and scrolls to its end.
    const last = page.locator('.narrow-menu__warning');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    return;
  }
  // One at a time, and none over a focused element.
  await page.getByText('Begrijpen', { exact: true }).first().click();
  await expect(link).toBeHidden();
  const questions = page.locator(`[data-menu] a[href="${ADDRESSES.faq.nl}"]:visible`);
  await expect(questions).toHaveAttribute('aria-current', 'page');
  await page.locator('.header__locales a').first().focus();
  await expect(questions).toBeHidden();
  await button.click();
  await page.mouse.click(640, 850);
  await expect(link).toBeHidden();
});

// The header's height and parts differ between the widths.
test('the header stays in view and changes its state from 100 px', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(ADDRESSES.faq.fr);
  const header = page.locator('.header');
  const heading = page.locator('main h2').first();
  const place = () => heading.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.evaluate(() => scrollTo({ top: 99, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(99);
  await expect(header).not.toHaveClass(/header--alternative/);
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect(header).toHaveClass(/header--alternative/);
  expect(await bottomOf(page)).toBeLessThanOrEqual(64);
  expect(await place()).toBe(before);
  if (isMobile) return;
  // With a browser font one and a half times as large, the row is still complete.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  await expectNoSidewaysScroll(page, 'the header in large letters');
});

test('at 400% the menu hangs below its button, with the consent banner too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto(ADDRESSES.faq.fr);
  await expect(page.locator('.consent')).toBeVisible();
  const button = page.locator('.narrow-menu__button');
  const last = page.locator('.narrow-menu__warning');
  await button.click();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expectNoSidewaysScroll(page, 'the menu in a low window');
  // Clicked at its place: an element above it would prevent that.
  await button.click();
  await expect(last).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // For both menus.
  test('the menu opens', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(ADDRESSES.faq.fr);
    await page
      .getByText(isMobile ? 'Menu' : 'Prêts', { exact: true })
      .first()
      .click();
    const link = page.locator(`[data-menu] a[href="${ADDRESSES.carLoan.fr}"]:visible`);
    await link.click();
    await expect(page).toHaveURL(ADDRESSES.carLoan.fr);
  });
});
