import type { Page } from '@playwright/test';
import {
  expectStep,
  fillStep,
  goForwardAndRender,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { answer, control, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

/** Puts text into a field as a paste does: all at once, with the field focused. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).focus();
  await page.keyboard.insertText(text);
}

test('on Enter a pasted date is accepted, and a typed one formatted', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '', nationalRegistry: '' });
  await paste(page, 'nationalRegistry', '85073003328');
  await paste(page, 'birthDate', '30071985');
  await page.keyboard.press('Enter');
  await expectStep(page, '6');

  await page.locator('[data-action="previous"]').click();
  await expectStep(page, '5');
  await control(page, 'birthDate').fill('');
  await control(page, 'birthDate').pressSequentially('30-07-1985');
  await page.keyboard.press('Enter');
  await expectStep(page, '6');
});

test('Forward to a discarded proposal stays on the current step', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  await page.goBack();
  await expectStep(page, '1');
  await goForwardAndRender(page);
  await expectStep(page, '1');

  await answer(page, 'isLandlord', 'yes');
  await pressNext(page);
  await expectStep(page, '2');
  await fillStep(page, '2');
  await pressNext(page);
  await expectStep(page, '3');
  await page.goBack();
  await expectStep(page, '2');
  await answer(page, 'profession', '');
  await goForwardAndRender(page);
  await expectStep(page, '2');
});

test('a proposal that was accepted or adapted leaves no history entry', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  const entries = () => page.evaluate(() => history.length);
  await page.locator('[data-action="adapt"]').click();
  await expectStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  const before = await entries();
  await page.locator('[data-action="continue"]').click();
  await expectStep(page, '2');
  expect(await entries()).toBe(before);
  await page.goBack();
  await expectStep(page, '1');
  await page.goForward();
  await expectStep(page, '2');
});

//
test('switching language keeps the step and the choices, until a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const product = { product_code: 'TAEGINL1', amount: 10_000, additionalAmount: 5_000 };
  await openApplication(page, 'fr', product);
  await fillStep(page, '1', { zip: '1000', city: 'Bruxelles' });
  await pressNext(page);
  await expectStep(page, '2');
  await fillStep(page, '2');
  await control(page, 'profession').fill('Infirmière');
  const languages = page.locator('.header__languages');
  await languages.getByRole('link', { name: 'NL' }).click();
  await expectStep(page, '2', 'nl');
  await expect(control(page, 'profession')).toHaveValue('Infirmière');
  await page.locator('[data-action="previous"]').click();
  await expectStep(page, '1', 'nl');
  const city = control(page, 'city').locator('option');
  await expect(control(page, 'city')).toHaveValue('Brussel');
  await expect(city.filter({ hasText: 'Brux' })).toHaveCount(0);

  await pressNext(page);
  await pressNext(page);
  await fillStep(page, '3');
  await pressNext(page);
  await expectStep(page, '4b', 'nl');
  await languages.getByRole('link', { name: 'FR' }).click();
  await expectStep(page, '4b', 'fr');
  expect(await figure(page, 'newAmount')).toBe(15_000);
  await page.reload();
  await expectStep(page, '1', 'fr');
  await expect(control(page, 'city')).toHaveValue('Bruxelles');
});

test('changing an answer keeps the scroll position', { tag: '@desktop' }, async ({ page }) => {
  await openApplicationAt(page, '6');
  await page.locator('[data-field="children"]').click();
  await expectStep(page, '3');
  await expect(control(page, 'children')).toBeFocused();
  await answer(page, 'children', '2');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expectStep(page, '6');
  await expect(page.locator('[data-field="children"]')).toBeFocused();
  await expect(page.locator('[data-field="children"]')).toBeInViewport();
});
