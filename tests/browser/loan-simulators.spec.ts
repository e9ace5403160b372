import type { Locator, Page } from '@playwright/test';
import { monthlyPayment } from '#domain/loan/payment.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import { findRate, offersFor, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { simulator as words } from '#words/simulator/simulator.ts';
import { expectAccessible, expectContrast } from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

const { tariffs } = demonstrationLender();

interface Family {
  path: Readonly<Record<ContractLocale, string>>;
  /** As it opens: product, amounts in euros (spec 1 §9). */
  opens: { product: ProductCode; amount: number; additional?: number };
  /** The other type, where there is one. */
  other?: { type: string; product: ProductCode };
}

const FAMILIES: Readonly<Record<string, Family>> = {
  personal: {
    path: { fr: '/fr/pret-personnel/', nl: '/nl/persoonlijke-lening/' },
    opens: { product: 'TAEGPSA1', amount: 5_000 },
  },
  car: {
    path: { fr: '/fr/pret-auto/', nl: '/nl/autolening/' },
    opens: { product: 'TAEGIVA1', amount: 7_501 },
    other: { type: 'used', product: 'TAEGIVC1' },
  },
  'mobile home': {
    path: { fr: '/fr/pret-mobilhome/', nl: '/nl/mobilhomelening/' },
    opens: { product: 'TAEGIMA1', amount: 7_501 },
    other: { type: 'used', product: 'TAEGIMC1' },
  },
  renovation: {
    path: { fr: '/fr/pret-renovation/', nl: '/nl/renovatielening/' },
    opens: { product: 'TAEGINI1', amount: 14_000 },
    other: { type: 'energetic', product: 'TAEGIAV1' },
  },
  grouping: {
    path: { fr: '/fr/regroupement-de-credits/', nl: '/nl/kredieten-hergroeperen/' },
    opens: { product: 'TAEGINL1', amount: 25_000, additional: 10_000 },
  },
};

/** What the tariff file says of a loan, and nothing that the simulator computes. */
function expected(product: ProductCode, total: number, duration: number) {
  const rate = findRate(tariffs[product], toCents(total), duration);
  if (rate.kind !== 'offered') throw new Error(`${total} over ${duration} is not offered`);
  const payment = monthlyPayment(toCents(total), rate.taeg, duration);
  return { duration, taeg: rate.taeg, monthlyAmount: toEuros(payment), totalAmount: total };
}

const shown = async (simulator: Page | Locator) => ({
  duration: await figure(simulator, 'duration'),
  taeg: await figure(simulator, 'taeg'),
  monthlyAmount: await figure(simulator, 'monthlyAmount'),
  totalAmount: await figure(simulator, 'totalAmount'),
});

/** As it stands, in both colours. */
async function lookAt(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${state}, in dark`);
}

const AMOUNT = 21_000;

for (const [index, [name, { path, opens, other }]] of Object.entries(FAMILIES).entries()) {
  // One simulator: its families take turns in both languages, and on both kinds of device.
  const [locale, tag] =
    index % 2 === 0 ? (['fr', '@phone'] as const) : (['nl', '@desktop'] as const);
  test(`${name}: from opening to the application`, { tag }, async ({ page }) => {
    const additional = opens.additional ?? 0;
    await page.goto(path[locale]);
    let simulator = await findSimulator(page, opens.product);
    expect(await figure(page, 'amount')).toBe(opens.amount);
    const opened = await shown(page);
    expect(opened).toEqual(expected(opens.product, opens.amount + additional, opened.duration));

    const product = other?.product ?? opens.product;
    if (other) {
      await answer(simulator, 'type', other.type);
      simulator = await findSimulator(page, product);
    }
    await answer(simulator, 'amount', String(AMOUNT));
    for (const { duration } of offersFor(tariffs[product], toCents(AMOUNT + additional))) {
      await answer(simulator, 'duration', String(duration));
      await expect
        .poll(() => shown(simulator))
        .toEqual(expected(product, AMOUNT + additional, duration));
    }

    const { min, max } = simulatorBoundsOf(tariffs[product]);
    await answer(simulator, 'amount', String(toEuros(max) + 1 - additional));
    await expect(control(simulator, 'amount')).toHaveAttribute('aria-invalid', 'true');
    const apply = page.locator('[data-action="apply"]');
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(words[locale].applyMissing);
    for (const bound of [min, max])
      await expect(errorOf(page, 'amount')).toContainText(
        formatAmount(bound, locale, 'whenNeeded'),
      );

    await answer(simulator, 'amount', String(AMOUNT));
    await answer(simulator, 'duration', '48');
    await expect(control(simulator, 'amount')).not.toHaveAttribute('aria-invalid', 'true');
    const left = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('[data-action="apply"]').click();
    const query = new URL((await left).url()).searchParams;
    // Spec 1 §4: the additional amount of a grouping alone.
    expect(Object.fromEntries(query)).toEqual({
      duration: '48',
      taeg: String(expected(product, AMOUNT + additional, 48).taeg),
      amount: String(AMOUNT),
      ...(opens.additional ? { additionalAmount: String(additional) } : {}),
      product_code: product,
      product_name: tariffs[product].name[locale],
    });
    await page.waitForURL(/\/(demande-de-credit|kredietaanvraag)\//);
    const stored = await page.evaluate(() => localStorage.getItem('pat_params'));
    expect(JSON.parse(stored ?? '{}')).toEqual({
      amount: AMOUNT,
      additionalAmount: additional,
      product_code: product,
      product_name: tariffs[product].name[locale],
      duration: 48,
      taeg: expected(product, AMOUNT + additional, 48).taeg,
      reason: '',
    });

    await page.goBack();
    await findSimulator(page, product);
    await expect.poll(() => figure(page, 'amount')).toBe(AMOUNT);
  });
}

test('a type that does not lend the amount takes its nearest, and says so', async ({ page }) => {
  await page.goto('/fr/pret-auto/');
  const isNew = await findSimulator(page, 'TAEGIVA1');
  await answer(isNew, 'type', 'used');
  const used = await findSimulator(page, 'TAEGIVC1');
  await answer(used, 'amount', '6000');
  await expect.poll(() => figure(page, 'amount')).toBe(6_000);
  await answer(used, 'type', 'new');
  await findSimulator(page, 'TAEGIVA1');
  await expect.poll(() => figure(page, 'amount')).toBe(7_501);
  await expect(page.locator('.simulator__changed')).toContainText(
    formatAmount(toCents(7_501), 'fr', 'whenNeeded'),
  );
  await lookAt(page, 'another type');
});

test('a link opens the page with its loan, whatever was simulated before', async ({
  page,
  context,
}) => {
  const path = FAMILIES.car?.path.nl ?? '';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.evaluate((params) => localStorage.setItem('pat_params', JSON.stringify(params)), {
    product_code: 'TAEGIVA1',
    amount: 20_000,
    additionalAmount: 0,
    duration: 60,
    taeg: 3.45,
  });
  await page.goto(`${path}?amount=9000&duration=36&type=used`);
  const linked = { ...expected('TAEGIVC1', 9_000, 36) };
  await expect.poll(() => shown(page)).toEqual(linked);
  await page.locator('.loan-link button').click();
  await expect(page.locator('.loan-link [role="status"]')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(path);
  await page.goto(link);
  await expect.poll(() => shown(page)).toEqual(linked);
  await page.goto(path);
  await expect.poll(() => shown(page)).toEqual(expected('TAEGIVA1', 20_000, 60));
});

test('three durations stand beside each other, and the loan month by month', async ({ page }) => {
  await page.goto('/nl/renovatielening/?amount=30000&duration=72');
  await findSimulator(page, 'TAEGINI1');
  await page.locator('.comparison summary').click();
  const column = (duration: number) => page.locator(`.comparison [data-offer="${duration}"]`);
  for (const duration of [60, 72, 84]) {
    const { monthlyAmount, taeg } = expected('TAEGINI1', 30_000, duration);
    expect(await figure(column(duration), 'monthlyAmount')).toBe(monthlyAmount);
    expect(await figure(column(duration), 'taeg')).toBe(taeg);
    const inAll = Math.round(monthlyAmount * 100) * duration;
    expect(await figure(column(duration), 'totalCost')).toBe(inAll / 100);
  }
  await column(60).locator('select').selectOption('120');
  await expect(column(120)).toBeVisible();
  await expect(column(72)).toHaveAttribute('aria-current', 'true');

  await page.locator('.repayment-plan summary').click();
  const rows = page.locator('.repayment-plan tbody tr');
  await expect(rows).toHaveCount(6);
  await page.locator('.repayment-plan button').click();
  await expect(rows).toHaveCount(72);
  const interest = (await figure(page, 'totalCost')) - 30_000;
  await expect(page.locator('.repayment-plan tfoot')).toContainText(
    formatAmount(toCents(interest), 'nl'),
  );
  await lookAt(page, 'comparison and repayment plan');
});

test('both amounts of a grouping are wrong where their sum is', async ({ page }) => {
  await page.goto('/nl/kredieten-hergroeperen/');
  const simulator = await findSimulator(page, 'TAEGINL1');
  await answer(simulator, 'additionalAmount', '50001');
  for (const name of ['amount', 'additionalAmount']) {
    await expect(control(simulator, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(control(simulator, name)).toHaveAccessibleDescription(/75\.000/);
  }
  await lookAt(page, 'out of bounds');
  await answer(simulator, 'additionalAmount', '50000');
  await expect.poll(() => figure(page, 'totalAmount')).toBe(75_000);
  await expect(control(simulator, 'additionalAmount')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\?amount=25000&additionalAmount=50000$/);
  await page.reload();
  await findSimulator(page, 'TAEGINL1');
  await expect.poll(() => figure(page, 'additionalAmount')).toBe(50_000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of CONTRACT_LOCALES)
    test(`the grouping is served worked out, and its form leads on, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(FAMILIES.grouping?.path[locale] ?? '');
      const opened = await shown(page);
      expect(opened).toEqual(expected('TAEGINL1', 35_000, opened.duration));
      await page.locator('[data-action="apply"]').click();
      await page.waitForURL(/\/(demande-de-credit|kredietaanvraag)\//);
      const query = new URL(page.url()).searchParams;
      const digits = (name: string) => query.get(name)?.replace(/\D/g, '');
      expect(digits('amount')).toBe('25000');
      expect(digits('additionalAmount')).toBe('10000');
      expect(query.get('duration')).toBe(String(opened.duration));
      expect(query.get('taeg')).toBe(String(opened.taeg));
      expect(query.get('product_code')).toBe('TAEGINL1');
      expect(query.get('product_name')).toBe(tariffs.TAEGINL1.name[locale]);
    });
});
