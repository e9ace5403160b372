import { LOCALES } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { COUPLE_ANSWERS } from '../examples/couple-answers.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  currentStep,
  fillStep,
  openApplication,
  pressNext,
} from './harness/application.ts';
import { control, figure } from './harness/form.ts';
import { expect, test } from './harness/test.ts';

const OWNER = { isLandlord: 'yes' };
const GARAGE = {
  sellerType: 'garage',
  firstRegistration: '01/06/2026',
  price: '16000',
  advance: '4000',
};
const PAID_BACK = {
  hasCredits: 'yes',
  currentCredits: [
    {
      type: 'PAT',
      amountBorrowed: '5000',
      monthlyAmount: '150',
      beginDate: '01/03/2025',
      duration: '48',
      payBack: 'yes',
    },
  ],
};

interface Journey {
  readonly what: string;
  readonly params: {
    readonly product_code: string;
    readonly amount?: number;
    readonly duration?: number;
  };
  readonly answers: Answers;
  /** The steps that are seen, in their order. */
  readonly way: readonly StepId[];
  /** The product that is applied for in the end. */
  readonly product: string;
}

const JOURNEYS: readonly Journey[] = [
  {
    what: 'a couple with a personal loan',
    params: { product_code: 'TAEGPSA1' },
    answers: COUPLE_ANSWERS,
    way: ['1', '2', '3', '5', '6', '7'],
    product: 'TAEGPSA1',
  },
  {
    what: 'a new car from a garage',
    params: { product_code: 'TAEGIVA1' },
    answers: GARAGE,
    way: ['1', '1b', '2', '3', '5', '6', '7'],
    product: 'TAEGIVA1',
  },
  {
    what: 'a new car that is used, with a small advance',
    params: { product_code: 'TAEGIVA1' },
    answers: { ...GARAGE, firstRegistration: '01/06/2021', price: '13000', advance: '1000' },
    way: ['1', '1b', '1c', '2', '3', '5', '6', '7'],
    product: 'TAEGIVD1',
  },
  {
    what: 'a mobile home from a private seller',
    params: { product_code: 'TAEGIMC1' },
    answers: { ...GARAGE, sellerType: 'particular' },
    way: ['1', '1b', '1c', '2', '3', '5', '6', '7'],
    product: 'TAEGPSA1',
  },
  {
    what: 'a tenant who renovates over 96 months',
    params: { product_code: 'TAEGINI1', amount: 25000, duration: 96 },
    answers: { mainIncome: '3200' },
    way: ['1', '1c', '2', '3', '5', '6', '7'],
    product: 'TAEGPSA1',
  },
  {
    what: 'an owner who renovates',
    params: { product_code: 'TAEGINI1' },
    answers: OWNER,
    way: ['1', '2', '3', '5', '6', '7'],
    product: 'TAEGINI1',
  },
  {
    what: 'a personal loan that repays a credit',
    params: { product_code: 'TAEGPSA1' },
    answers: PAID_BACK,
    way: ['1', '2', '3', '4b', '5', '6', '7'],
    product: 'TAEGINL1',
  },
  {
    what: 'a couple that groups credits',
    params: { product_code: 'TAEGINL1' },
    answers: { ...COUPLE_ANSWERS, ...PAID_BACK },
    way: ['1', '2', '3', '5', '6', '7'],
    product: 'TAEGINL1',
  },
  {
    what: 'a tight budget, and credits to repay',
    params: { product_code: 'TAEGPSA1' },
    answers: { ...PAID_BACK, mainIncome: '1500' },
    way: ['1', '2', '3', '4', '4b', '5', '6', '7'],
    product: 'TAEGINL1',
  },
  {
    what: 'a couple with a used car',
    params: { product_code: 'TAEGIVC1' },
    answers: { ...COUPLE_ANSWERS, ...GARAGE, firstRegistration: '01/06/2022' },
    way: ['1', '1b', '2', '3', '5', '6', '7'],
    product: 'TAEGIVC1',
  },
  {
    what: 'a new mobile home',
    params: { product_code: 'TAEGIMA1' },
    answers: GARAGE,
    way: ['1', '1b', '2', '3', '5', '6', '7'],
    product: 'TAEGIMA1',
  },
  {
    what: 'a couple of owners who renovate',
    params: { product_code: 'TAEGINI1' },
    answers: { ...COUPLE_ANSWERS, ...OWNER },
    way: ['1', '2', '3', '5', '6', '7'],
    product: 'TAEGINI1',
  },
  {
    what: 'energy works',
    params: { product_code: 'TAEGIAV1' },
    answers: OWNER,
    way: ['1', '2', '3', '5', '6', '7'],
    product: 'TAEGIAV1',
  },
];

for (const [at, { what, params, answers, way, product }] of JOURNEYS.entries()) {
  const locale = LOCALES[at % LOCALES.length] ?? 'fr';
  test(`${what}, in ${locale}`, async ({ page }) => {
    test.slow();
    await openApplication(page, locale, params);
    for (const step of way.slice(0, -1)) {
      await expect(application(page)).toHaveAttribute('data-step', step);
      if (step === '1c' || step === '4' || step === '4b') {
        await expectAccessible(page, `step ${step}`);
        await page.locator('[data-action="continue"]').click();
        continue;
      }
      if (step === '1b') {
        await pressNext(page);
        await expect(control(page, 'price')).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page, 'step 1b with its errors');
      }
      await fillStep(page, step, answers);
      if (step === '6') await page.locator('[data-action="send"]').click();
      else await pressNext(page);
    }
    await expect(application(page)).toHaveAttribute('data-step', '7');
    expect(await currentStep(page)).toBe(way.at(-1));
    await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', product);
    await expect(page.locator('[data-value="reference"]')).toHaveText(/^FLV-/);
  });
}

test('Adapt forgets the proposal and keeps the answers', async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-step', '1c');
  expect(await figure(page, 'newDuration')).toBe(84);
  expect(await figure(page, 'duration')).toBe(96);
  await expect(page.locator('.loan-summary s [data-value="taeg"]')).toBeAttached();
  await expect(page.locator('[data-value="newProduct"]')).toHaveAttribute('data-code', 'TAEGPSA1');
  await page.locator('[data-action="adapt"]').click();
  await expect(application(page)).toHaveAttribute('data-step', '1');
  await expect(page.locator('[data-value="newTaeg"]')).toHaveCount(0);
  await expect(control(page, 'street')).toHaveValue('Rue de l’Écluse');
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-step', '1c');
});
