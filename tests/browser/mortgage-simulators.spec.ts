import type { Locator, Page } from '@playwright/test';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import type { MortgageMode, MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import { ADDRESSES } from '#site/addresses.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

const { mortgages } = demonstrationLender();

/** What the lender's file and the formulas say, and nothing that the page computes. */
function expected(code: MortgageProduct, mode: MortgageMode, amount: number, years: number) {
  const result = workOutMortgage(mortgages[code], { mode, amount, years });
  if (!result.ok) throw new Error(`${amount} over ${years} years is no loan`);
  const { loan } = result;
  return {
    amount: toEuros(loan.amount),
    totalAmount: toEuros(loan.amount),
    duration: years * 12,
    monthlyAmount: toEuros(loan.payment),
    totalCost: toEuros(loan.totalToPay),
    fees: toEuros(loan.fees),
    baseTaeg: loan.rate,
    taeg: loan.taeg,
    finalTaeg: loan.taeg,
  };
}

async function shown(simulator: Locator) {
  const names = ['amount', 'totalAmount', 'duration', 'monthlyAmount', 'totalCost', 'fees'];
  const figures = [...names, 'baseTaeg', 'taeg', 'finalTaeg'].map(
    async (name) => [name, await figure(simulator, name)] as const,
  );
  return Object.fromEntries(await Promise.all(figures));
}

async function expectLoan(simulator: Locator, ...question: Parameters<typeof expected>) {
  await expect.poll(() => shown(simulator)).toEqual(expected(...question));
}

/** As it stands, in both colours. */
async function lookAt(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectNoSidewaysScroll(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${state}, in dark`);
}

async function chParams(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'ch-params');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  return JSON.parse(decodeURIComponent(cookie?.value ?? ''));
}

test('classic: from what one borrows to where it leads, and back', async ({ page }) => {
  const locale = 'fr';
  await page.goto(ADDRESSES.mortgage[locale]);
  const simulator = await findSimulator(page, 'CH');
  await expectLoan(simulator, 'CH', 'borrow', 25_000, 10);
  await answer(simulator, 'years', '25');
  await answer(simulator, 'amount', '750000');
  await expectLoan(simulator, 'CH', 'borrow', 750_000, 25);

  await answer(simulator, 'amount', '24999');
  await expect(page.locator('[data-action="apply"]')).toBeDisabled();
  await expect(control(simulator, 'amount')).toHaveAttribute('aria-invalid', 'true');
  for (const bound of [25_000, 750_000])
    await expect(errorOf(page, 'amount')).toContainText(
      formatAmount(toCents(bound), locale, 'whenNeeded'),
    );

  await answer(simulator, 'amount', '180000');
  await expectLoan(simulator, 'CH', 'borrow', 180_000, 25);
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(`**${ADDRESSES.mortgageAppointment[locale]}`);
  await expect(control(page, 'priceborrow')).toHaveValue(/180.000/);
  expect(await chParams(page)).toEqual({
    mode: 'borrow',
    type: 'house',
    amount: 180_000,
    years: 25,
  });
  await page.goBack();
  await expectLoan(await findSimulator(page, 'CH'), 'CH', 'borrow', 180_000, 25);
});

test('light: from what one pays a month to what it borrows', { tag: '@desktop' }, async ({
  page,
}) => {
  const locale = 'nl';
  await page.goto(ADDRESSES.lightMortgage[locale]);
  const simulator = await findSimulator(page, 'LIGHT');
  await expectLoan(simulator, 'LIGHT', 'borrow', 10_000, 5);
  await answer(simulator, 'mode', 'settle');
  await expectLoan(simulator, 'LIGHT', 'settle', 200, 5);

  await answer(simulator, 'amount', '100');
  await expect(control(simulator, 'amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(errorOf(page, 'amount')).toContainText(/185.*11/);
  await lookAt(page, 'too little');
  await answer(simulator, 'years', '11');
  await expectLoan(simulator, 'LIGHT', 'settle', 100, 11);
  await expect(page).toHaveURL(/mode=settle&type=light&amount=100&years=11$/);
  await page.reload();
  await expectLoan(await findSimulator(page, 'LIGHT'), 'LIGHT', 'settle', 100, 11);

  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(`**${ADDRESSES.mortgageAppointment[locale]}`);
  expect(await chParams(page)).toEqual({ mode: 'settle', type: 'light', amount: 100, years: 11 });
});

test('another type keeps what it can lend, and says what it cannot', async ({ page }) => {
  await page.goto(ADDRESSES.mortgage.fr);
  const house = await findSimulator(page, 'CH');
  await answer(house, 'amount', '90000');
  await answer(house, 'years', '20');
  await answer(house, 'type', 'light');
  const light = await findSimulator(page, 'LIGHT');
  await expectLoan(light, 'LIGHT', 'borrow', 90_000, 10);
  await expect(light.locator('.simulator__changed')).toContainText(/90\s000.*10\sans/);
  await expect(light.locator('select[name="years"] option')).toHaveCount(6);
  await lookAt(page, 'another type');
  await answer(light, 'type', 'house');
  await expectLoan(await findSimulator(page, 'CH'), 'CH', 'borrow', 90_000, 10);
});

test('a link opens its mortgage, whatever was simulated last', async ({ page, context }) => {
  const stored = { mode: 'borrow', type: 'light', amount: 20_000, years: 8 };
  await page.goto(ADDRESSES.lightMortgage.nl);
  const value = encodeURIComponent(JSON.stringify(stored));
  await context.addCookies([{ name: 'ch-params', value, url: page.url() }]);
  await page.reload();
  await expectLoan(await findSimulator(page, 'LIGHT'), 'LIGHT', 'borrow', 20_000, 8);
  await page.goto(`${ADDRESSES.lightMortgage.nl}?mode=settle&type=light&amount=300&years=12`);
  await expectLoan(await findSimulator(page, 'LIGHT'), 'LIGHT', 'settle', 300, 12);

  // The longest answer, in the narrowest column that stands beside another.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${ADDRESSES.mortgage.nl}?mode=settle&type=house&amount=2500&years=25`);
  await expectLoan(await findSimulator(page, 'CH'), 'CH', 'settle', 2_500, 25);
  await expectNoSidewaysScroll(page, 'a long answer beside its question');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of CONTRACT_LOCALES)
    test(`it is served worked out, and its form leads on, in ${locale}`, async ({ page }) => {
      await page.goto(ADDRESSES.lightMortgage[locale]);
      await expectLoan(page.locator('[data-product="LIGHT"]'), 'LIGHT', 'borrow', 10_000, 5);
      await page.locator('[name="amount"]').fill('12000');
      await page.locator('select[name="years"]').selectOption('7');
      await page.locator('[data-action="apply"]').click();
      await page.waitForURL(`**${ADDRESSES.mortgageAppointment[locale]}?**`);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        mode: 'borrow',
        type: 'light',
        amount: '12000',
        years: '7',
      });
    });
});
