import { expect, type Locator, type Page } from '@playwright/test';
import { openApplication, pressNext } from './harness/application.ts';
import { control } from './harness/form.ts';
import { expectReadable } from './harness/large-text.ts';
import { test } from './harness/one-window.ts';

const summary = (page: Page) => page.locator('[data-summary="errors"]');
const lineOf = (page: Page, name: string) => summary(page).locator(`a[href="#${name}"]`);

/** Whether an element is wholly in the window, above the summary. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const docked = document.querySelector('[data-summary="errors"]')?.getBoundingClientRect();
    return top >= 0 && bottom <= (docked?.top ?? innerHeight);
  });
}

/** How wide the ring is that shows the focus, in pixels: a choice's is around its words too. */
function ringAround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const around = focused?.closest('.choice__option') ?? focused;
    return around ? Number.parseFloat(getComputedStyle(around).outlineWidth) : 0;
  });
}

// Where it is docked, and what it leaves free, differs with the window.
test('what is missing is listed in view, and each line leads to its field', {
  tag: '@both',
}, async ({ page }) => {
  await openApplication(page);
  await pressNext(page);
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isPhone = width < 480;
  await expect(summary(page).locator('li:visible')).toHaveCount(isPhone ? 2 : 5);
  await expect(summary(page).getByRole('button')).toHaveText(`et ${isPhone ? 12 : 9} autres`);
  //
  const share = ((await summary(page).boundingBox())?.height ?? height) / height;
  expect(share).toBeLessThanOrEqual(isPhone ? 0.25 : 0.4);
  const isWhole = await summary(page).evaluate((box) => box.scrollHeight <= box.clientHeight);
  expect(isWhole, 'nothing of it is cut').toBe(true);
  await expect(control(page, 'borrowers').first()).toBeFocused();
  expect(await ringAround(page)).toBeGreaterThan(2);

  await lineOf(page, 'gender').click();
  await expect(control(page, 'gender').first()).toBeFocused();
  expect(await ringAround(page)).toBeGreaterThan(2);
  await expect.poll(() => isFree(control(page, 'gender').first())).toBe(true);

  await summary(page).getByRole('button').click();
  await lineOf(page, 'maritalStatus').click();
  await expect(control(page, 'maritalStatus')).toBeFocused();
  await expect.poll(() => isFree(control(page, 'maritalStatus'))).toBe(true);
});

test('a line goes as its field is mended, and the next takes its place', async ({ page }) => {
  await openApplication(page);
  await pressNext(page);
  await control(page, 'firstname').fill('Élodie');
  await expect(lineOf(page, 'firstname')).toHaveCount(0);
  await expect(summary(page).locator('li:visible')).toHaveCount(2);
  await expect(summary(page).getByRole('button')).toHaveText('et 11 autres');
});

test('the longest name of a loan leaves the labels next to it whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApplication(page, 'fr', { product_code: 'TAEGIVD1' });
  await expectReadable(page, 'a loan with a long name');
});
