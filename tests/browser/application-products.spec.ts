import { PRODUCT_JOURNEYS, stepsOf, WALKS } from '../examples/product-journeys.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  currentStep,
  expectStep,
  fillStep,
  openApplication,
  pressNext,
} from './harness/application.ts';
import { control, figure } from './harness/form.ts';
import { lookAtStep } from './harness/look-at-step.ts';
import { expect, test } from './harness/one-window.ts';

/** These show what is proposed or advised, and ask nothing. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['1c', '4', '4b']);

// The others are walked without a browser (src/journey/product-journeys.test.ts).
for (const { family, household, locale, looksAt } of WALKS) {
  const journey = PRODUCT_JOURNEYS[family][household][locale];
  // Each language has a width of its own: the steps are looked at in both.
  const tag = locale === 'fr' ? '@phone' : '@desktop';
  test(`${family}, ${household}: ${journey.what}, in ${locale}`, { tag }, async ({ page }) => {
    test.slow();
    await openApplication(page, locale, journey.asks);
    for (const step of stepsOf(journey.way).slice(0, -1)) {
      await expectStep(page, step, locale);
      const isLookedAt = stepsOf(looksAt).includes(step);
      if (ASKS_NOTHING.has(step)) {
        if (isLookedAt) await expectAccessible(page, `step ${step}`);
        await page.locator('[data-action="continue"]').click();
        continue;
      }
      if (isLookedAt) await lookAtStep(page, step, journey.answers);
      else await fillStep(page, step, journey.answers);
      if (step === '6') await page.locator('[data-action="send"]').click();
      else await pressNext(page);
    }
    await expectStep(page, '7', locale);
    expect(await currentStep(page)).toBe(stepsOf(journey.way).at(-1));
    const product = page.locator('[data-product]').first();
    await expect(product).toHaveAttribute('data-product', journey.product);
    await expect(page.locator('[data-value="reference"]')).toHaveText(/^FLV-/);
    if (stepsOf(looksAt).includes('7')) await expectAccessible(page, 'step 7');
  });
}

test('Adapt forgets the proposal and keeps the answers', { tag: '@desktop' }, async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-step', '1c');
  expect(await figure(page, 'newDuration')).toBe(84);
  expect(await figure(page, 'duration')).toBe(96);
  // The summary strikes all that changes, and puts the new figure behind it.
  for (const value of ['taeg', 'product', 'duration', 'monthlyAmount', 'totalCost'])
    await expect(page.locator(`.loan-summary s [data-value="${value}"]`)).toBeAttached();
  await expect(page.locator('.loan-summary s [data-value="amount"]')).toHaveCount(0);
  for (const place of ['.loan-summary', '.comparison'])
    await expect(page.locator(`${place} [data-value="newProduct"]`)).toHaveAttribute(
      'data-code',
      'TAEGPSA1',
    );
  await page.locator('[data-action="adapt"]').click();
  await expect(application(page)).toHaveAttribute('data-step', '1');
  await expect(page.locator('[data-value="newTaeg"]')).toHaveCount(0);
  await expect(control(page, 'street')).toHaveValue('Rue de l’Écluse');
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-step', '1c');
});
