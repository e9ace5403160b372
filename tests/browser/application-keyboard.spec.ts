import { answersOf } from '../examples/answers-of-step.ts';
import { application, expectStep, storeSimulation } from './harness/application.ts';
import { THINKING } from './harness/bot-check.ts';
import { control } from './harness/form.ts';
import { answerByKeyboard, pressByKeyboard } from './harness/keyboard.ts';
import { expect, test } from './harness/one-window.ts';

test('a whole application by keyboard', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await storeSimulation(page, {
    amount: 12500,
    additionalAmount: 0,
    product_code: 'TAEGPSA1',
    product_name: 'Prêt personnel',
    duration: 48,
    taeg: 4.49,
    reason: '',
  });
  await page.goto('/fr/demande-de-credit/');
  await expect(application(page)).toHaveAttribute('data-page-state', 'captcha');
  const box = page.locator('altcha-widget input[type=checkbox]');
  await expect(box).toBeVisible();
  for (
    let stop = 0;
    stop < 20 && !(await box.evaluate((e) => e === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(application(page)).toHaveAttribute('data-page-state', 'form', { timeout: THINKING });

  const next = ['2', '3', '5', '6'] as const;
  for (const [index, step] of (['1', '2', '3', '5'] as const).entries()) {
    for (const [name, value] of answersOf(step)) {
      if (name === 'employerCountry') continue; // Belgium is preselected
      if (name === 'nationality') {
        await expect(control(page, name)).toBeVisible();
      }
      if (name === 'city' || name === 'employerCity')
        await expect(control(page, name).locator(`option[value="${value}"]`)).toBeAttached();
      await answerByKeyboard(page, name, value);
    }
    await pressByKeyboard(page, 'next');
    await expectStep(page, next[index] ?? '6');
    // A new step is announced by focusing its title.
    await expect(page.locator('h1')).toBeFocused();
  }
  for (const name of ['useMyData', 'conditionsAccepted', 'exactData'])
    await answerByKeyboard(page, name, name === 'useMyData' ? 'no' : 'yes');
  await pressByKeyboard(page, 'send');
  await expectStep(page, '7');
  await expect(page.locator('[data-value="reference"]')).toHaveText(/^FLV-/);
});
