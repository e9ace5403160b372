import { PRODUCT_JOURNEYS, stepsOf, WALKS } from '../examples/product-journeys.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  currentStep,
  expectStep,
  fillStep,
  openApplication,
  pressNext,
} from './harness/application.ts';
import { lookAtStep } from './harness/look-at-step.ts';
import { expect, test } from './harness/one-window.ts';

/** These steps propose or advise, and ask nothing. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['1c', '4', '4b']);

// The other journeys are tested without a browser (src/journey/product-journeys.test.ts).
for (const { family, household, locale, looksAt, until } of WALKS) {
  const journey = PRODUCT_JOURNEYS[family][household][locale];
  // Each language has its own width, so the steps are checked at both.
  const tag = locale === 'fr' ? '@phone' : '@desktop';
  test(`${family}, ${household}: ${journey.what}, in ${locale}`, { tag }, async ({ page }) => {
    test.slow();
    await openApplication(page, locale, journey.asks);
    for (const step of stepsOf(journey.way).slice(0, -1)) {
      await expectStep(page, step, locale);
      if (step === until) return;
      const isLookedAt = stepsOf(looksAt).includes(step);
      if (ASKS_NOTHING.has(step)) {
        if (isLookedAt) await expectAccessible(page, `step ${step}`);
        await page.locator('[data-action="continue"]').click();
        continue;
      }
      // Colours depend on neither language nor width.
      const inDark = locale === 'fr';
      if (isLookedAt) await lookAtStep(page, step, journey.answers, { inDark });
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
