import type { Page } from '@playwright/test';
import { monthlyPayment } from '#domain/loan/payment.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { type Cents, toCents, toEuros } from '#domain/money/money.ts';
import { findRate, offersFor, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { home } from '#words/home/home.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

const tariff = demonstrationLender().tariffs.TAEGPSA1;
const { min, max } = simulatorBoundsOf(tariff);

/** What the tariff file says of a loan, and nothing that the simulator computes. */
function expected(amount: Cents, duration: number) {
  const rate = findRate(tariff, amount, duration);
  if (rate.kind !== 'offered') throw new Error(`${amount} over ${duration} is not offered`);
  return { taeg: rate.taeg, monthlyAmount: toEuros(monthlyPayment(amount, rate.taeg, duration)) };
}

const shown = async (page: Page) => ({
  amount: await figure(page, 'amount'),
  duration: await figure(page, 'duration'),
  taeg: await figure(page, 'taeg'),
  monthlyAmount: await figure(page, 'monthlyAmount'),
});

for (const locale of CONTRACT_LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the first result stands in the page as served', async ({ page }) => {
        await page.goto(`/${locale}/`);
        await expect(page.locator('body')).toHaveAttribute('data-namespace', 'home');
        const first = await shown(page);
        expect(first).toEqual({
          amount: first.amount,
          duration: first.duration,
          ...expected(toCents(first.amount), first.duration),
        });
      });
    });

    test('every duration that is offered gives its own payment', async ({ page }) => {
      const amount = toCents(12_500);
      await page.goto(`/${locale}/`);
      const simulator = await findSimulator(page);
      await answer(simulator, 'amount', '12500');
      for (const { duration } of offersFor(tariff, amount)) {
        await answer(simulator, 'duration', String(duration));
        const { monthlyAmount, taeg } = expected(amount, duration);
        await expect
          .poll(() => shown(page))
          .toEqual({ amount: 12_500, duration, taeg, monthlyAmount });
        await expect(page.locator('[data-value="monthlyAmount"]').first()).toContainText(
          formatAmount(toCents(monthlyAmount), locale),
        );
      }
    });

    test('an amount out of bounds is said beside its field, and goes no further', async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      const simulator = await findSimulator(page);
      for (const wrong of [toEuros(min) - 1, toEuros(max) + 1]) {
        await answer(simulator, 'amount', String(wrong));
        await expect(control(simulator, 'amount')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('[data-action="apply"]').first()).toBeDisabled();
        await control(simulator, 'amount').press('Enter');
        await expect(errorOf(page, 'amount')).toContainText(
          formatAmount(min, locale, 'whenNeeded'),
        );
        await expect(errorOf(page, 'amount')).toContainText(
          formatAmount(max, locale, 'whenNeeded'),
        );
        expect(new URL(page.url()).pathname).toBe(`/${locale}/`);
      }
      await answer(simulator, 'amount', String(toEuros(min)));
      await expect(control(simulator, 'amount')).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('apply keeps the simulation and opens the application', async ({ page, context }) => {
      await page.goto(`/${locale}/`);
      const simulator = await findSimulator(page);
      await answer(simulator, 'amount', '12500');
      await answer(simulator, 'duration', '48');
      await page.locator('[data-action="apply"]').first().click();
      await page.waitForURL(/\/(demande-de-credit|kredietaanvraag)\//);
      const { taeg } = expected(toCents(12_500), 48);
      const stored = await page.evaluate(() => localStorage.getItem('pat_params'));
      const params: Record<string, unknown> = JSON.parse(stored ?? '{}');
      expect(params.product_code).toBe('TAEGPSA1');
      expect(Number(params.amount)).toBe(12_500);
      expect(Number(params.duration)).toBe(48);
      expect(Number(params.taeg)).toBe(taeg);
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain('simulator-params');
    });
  });
}

test('the payment follows every key', async ({ page }) => {
  await page.goto('/fr/');
  const simulator = await findSimulator(page);
  const amount = control(simulator, 'amount');
  await amount.fill('');
  await amount.pressSequentially('12500');
  await expect.poll(() => figure(page, 'amount')).toBe(12_500);
  await amount.press('End');
  await amount.press('Backspace');
  await amount.press('Backspace');
  await amount.pressSequentially('99');
  await expect.poll(() => figure(page, 'amount')).toBe(12_599);
  for (const before of [/^125$/, /^12\s500$/, /^$/]) {
    await amount.press('Control+z');
    await expect(amount).toHaveValue(before);
  }
  await amount.press('Control+Shift+z');
  await expect.poll(() => figure(page, 'amount')).toBe(12_500);
});

test('a tab brings its simulator, and the steps of its request', { tag: '@desktop' }, async ({
  page,
}) => {
  const { steps } = home.nl;
  await page.goto('/nl/');
  const personal = await findSimulator(page);
  await answer(personal, 'amount', '12500');
  const tab = (family: string) => page.locator(`[data-tab="${family}"]`);
  await tab('personal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('car')).toBeFocused();
  await expect(tab('car')).toHaveAttribute('aria-selected', 'true');
  const car = await findSimulator(page, 'TAEGIVA1');
  await answer(car, 'type', 'used');
  await expect(page.locator('[data-type="used"]')).toContainText(
    demonstrationLender().tariffs.TAEGIVC1.info.nl,
  );
  await expect(page.getByRole('heading', { name: steps.application.title })).toBeVisible();
  await expectAccessible(page, 'the car, by its tab');

  await page.keyboard.press('Tab');
  await tab('coproperty').click();
  await findSimulator(page, 'TAEGPCO2');
  await expect(page.getByRole('heading', { name: steps.inquiry.title })).toBeVisible();
  await page.reload();
  await findSimulator(page, 'TAEGPCO2');

  await tab('personal').click();
  await findSimulator(page);
  await tab('car').click();
  const again = await findSimulator(page, 'TAEGIVA1');
  await answer(again, 'amount', '9000');
  await tab('personal').click();
  await tab('car').click();
  await expect.poll(() => figure(page, 'amount')).toBe(9_000);

  await answer(page.locator('.simulator'), 'type', 'used');
  await expect(page).toHaveURL(/\?loan=car&amount=9000&type=used$/);
  await page.locator('.header__languages a:not([aria-current])').first().click();
  await findSimulator(page, 'TAEGIVC1');
  await expect.poll(() => figure(page, 'amount')).toBe(9_000);
});

test('one comes back to the loan that one left with', async ({ page }) => {
  await page.goto('/fr/?loan=renovation');
  const simulator = await findSimulator(page, 'TAEGINI1');
  await answer(simulator, 'amount', '21000');
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(/\/demande-de-credit\//);
  await page.goBack();
  await findSimulator(page, 'TAEGINI1');
  await expect.poll(() => figure(page, 'amount')).toBe(21_000);
});

test('the toggle changes simulator, hero and steps together', async ({ page }) => {
  const { headline, credit, steps } = home.fr;
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.goto('/fr/');
  await findSimulator(page);
  await page.locator('[data-tab="credit"]').click();
  const mortgage = await findSimulator(page, 'CH');
  await expect(heading(credit.headline)).toBeVisible();
  await expect(heading(steps.mortgage.title)).toBeVisible();
  await expect(page.locator('[data-product="TAEGPSA1"]')).toHaveCount(0);
  await answer(mortgage, 'amount', '150000');
  await expectAccessible(page, 'the mortgages, by the toggle');

  await page.locator('[data-tab="loan"]').press('Enter');
  await findSimulator(page);
  await expect(heading(headline)).toBeVisible();
  await expect(heading(steps.application.title)).toBeVisible();
  await page.locator('[data-tab="credit"]').click();
  await expect.poll(() => figure(page, 'amount')).toBe(150_000);
  await expect(page).toHaveURL(/loan=mortgage.*amount=150000/);
  await page.reload();
  await findSimulator(page, 'CH');
  await expect.poll(() => figure(page, 'amount')).toBe(150_000);
});

test('who turns back before the mortgages are there keeps the loan', async ({ page }) => {
  const asked = Promise.withResolvers<() => void>();
  await page.route(/mortgage-stage[^/]*\.js/, (route) => asked.resolve(() => route.continue()));
  await page.goto('/fr/');
  await findSimulator(page);
  await page.locator('[data-tab="credit"]').click();
  const bring = await asked.promise;
  await page.locator('[data-tab="car"]').click();
  await findSimulator(page, 'TAEGIVA1');
  const brought = page.waitForResponse(/mortgage-stage[^/]*\.js/);
  bring();
  await (await brought).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('[data-product="TAEGIVA1"]')).toBeVisible();
  await expect(page).toHaveURL(/\?loan=car$/);
});

test('where the mortgages cannot be loaded, their page is opened', async ({ page, noise }) => {
  noise.announce(/mortgage-stage|Failed to (load|fetch)|ERR_FAILED/);
  await page.route(/mortgage-stage[^/]*\.js/, (route) => route.abort());
  await page.goto('/nl/');
  await findSimulator(page);
  await page.locator('[data-tab="credit"]').click();
  await page.waitForURL(/\/hypothecair-krediet\/$/);
});
