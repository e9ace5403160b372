import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { answer, control, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * What each family, type and language does is proven in a DOM, next to the components
 * (`src/site/simulators/loan/*.dom.test.tsx`). Here is what only a browser shows.
 */

const APPLICATION = /\/(demande-de-credit|kredietaanvraag)\//;

test('a used car: from opening to the application, and back', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/nl/autolening/');
  await answer(await findSimulator(page, 'TAEGIVA1'), 'type', 'used');
  const simulator = await findSimulator(page, 'TAEGIVC1');
  await answer(simulator, 'amount', '12500');
  await answer(simulator, 'duration', '48');
  await expect.poll(() => figure(page, 'monthlyAmount')).toBe(280.16);
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(APPLICATION);
  const stored = await page.evaluate(() => localStorage.getItem('pat_params'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({
    amount: 12_500,
    product_code: 'TAEGIVC1',
    duration: 48,
    taeg: 3.69,
  });
  await page.goBack();
  await findSimulator(page, 'TAEGIVC1');
  await expect.poll(() => figure(page, 'amount')).toBe(12_500);
});

test('both amounts of a consolidation are wrong, and no key applies for them', async ({ page }) => {
  await page.goto('/fr/regroupement-de-credits/');
  const simulator = await findSimulator(page, 'TAEGINL1');
  await answer(simulator, 'additionalAmount', '50001');
  await expect(control(simulator, 'amount')).toHaveAttribute('aria-invalid', 'true');
  await control(simulator, 'additionalAmount').press('Enter');
  await expectNoSidewaysScroll(page, 'out of bounds');
  await expectAccessible(page, 'out of bounds');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'out of bounds, in dark');
  expect(new URL(page.url()).pathname).toBe('/fr/regroupement-de-credits/');
});

test('a changed amount, the comparison and the plan have room on a phone', async ({ page }) => {
  await page.goto('/nl/renovatielening/?amount=2000&type=energetic');
  await answer(await findSimulator(page, 'TAEGIAV1'), 'type', 'classic');
  await findSimulator(page, 'TAEGINI1');
  await expect(page.locator('.simulator__changed')).toContainText(
    formatAmount(toCents(5_000), 'nl', 'whenNeeded'),
  );
  await page.locator('.comparison summary').click();
  await expect(page.locator('.comparison [data-offer="36"]')).toBeVisible();
  await page.locator('.repayment-plan summary').click();
  await page.locator('.repayment-plan button').click();
  await expect(page.locator('.repayment-plan tbody tr')).toHaveCount(36);
  await expectNoSidewaysScroll(page, 'comparison and repayment plan');
  await expectAccessible(page, 'comparison and repayment plan');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'comparison and repayment plan, in dark');
});

test('a copied link opens its loan', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/nl/autolening/?amount=9000&duration=36&type=used');
  await findSimulator(page, 'TAEGIVC1');
  await page.locator('.loan-link button').click();
  await expect(page.locator('.loan-link [role="status"]')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/nl/autolening/');
  await page.goto(link);
  await findSimulator(page, 'TAEGIVC1');
  await expect.poll(() => figure(page, 'amount')).toBe(9_000);
  expect(await figure(page, 'duration')).toBe(36);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the consolidation is served computed, and its form leads on', async ({ page }) => {
    await page.goto('/nl/kredieten-hergroeperen/');
    expect(await figure(page, 'monthlyAmount')).toBe(524.41);
    await page.locator('[data-action="apply"]').click();
    await page.waitForURL(APPLICATION);
    const query = new URL(page.url()).searchParams;
    const digits = (name: string) => query.get(name)?.replace(/\D/g, '');
    expect([digits('amount'), digits('additionalAmount')]).toEqual(['25000', '10000']);
    expect(query.get('duration')).toBe('84');
    expect(query.get('product_code')).toBe('TAEGINL1');
  });
});

test('on paper a simulator is one column, however wide the window', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/fr/pret-auto/');
  await findSimulator(page, 'TAEGIVA1');
  await page.emulateMedia({ media: 'print' });
  const question = await page.locator('.simulator__question').boundingBox();
  const answered = await page.locator('.simulator__answer').boundingBox();
  await page.emulateMedia({ media: null });
  if (!question || !answered) throw new Error('There is no simulator');
  expect(answered.y).toBeGreaterThanOrEqual(question.y + question.height);
  expect(answered.x).toBeLessThan(question.x + question.width / 2);
});
