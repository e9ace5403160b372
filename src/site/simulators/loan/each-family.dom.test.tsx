import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import { offersFor } from '#domain/tariff/rate.ts';
import type { ProductCode, ProductFamily } from '#domain/tariff/tariff.ts';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import {
  closeSimulators,
  plain,
  readJsonCookie,
  readStored,
  type SimulatorPage,
} from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { FAMILIES as LEADS } from './families.ts';

afterEach(closeSimulators);

interface Family {
  readonly family: ProductFamily;
  /** The product, the amounts and the figures that it opens with, worked out by hand from the tariff. */
  readonly product: ProductCode;
  readonly amount: number;
  readonly additionalAmount?: number;
  readonly duration: number;
  readonly taeg: number;
  readonly monthlyAmount: number;
  /** What is lent, in whole euros. */
  readonly bounds: readonly [min: number, max: number];
  /** The other type, and the product that it is. */
  readonly other?: readonly [type: string, product: ProductCode];
  /** Whether loans of 84 months and more come with the notice of a long repayment. */
  readonly hasLongLoanNotice?: boolean;
}

const FAMILIES: readonly Family[] = [
  {
    family: 'personal',
    product: 'TAEGPSA1',
    amount: 5_000,
    duration: 36,
    taeg: 7.45,
    monthlyAmount: 154.85,
    bounds: [5_000, 75_000],
    hasLongLoanNotice: true,
  },
  {
    family: 'car',
    product: 'TAEGIVA1',
    amount: 7_501,
    duration: 48,
    taeg: 3.99,
    monthlyAmount: 169.09,
    bounds: [7_501, 75_000],
    other: ['used', 'TAEGIVC1'],
  },
  {
    family: 'mobilhome',
    product: 'TAEGIMA1',
    amount: 7_501,
    duration: 48,
    taeg: 4.59,
    monthlyAmount: 171.03,
    bounds: [7_501, 75_000],
    other: ['used', 'TAEGIMC1'],
  },
  {
    family: 'renovation',
    product: 'TAEGINI1',
    amount: 14_000,
    duration: 60,
    taeg: 4.25,
    monthlyAmount: 258.9,
    bounds: [5_000, 75_000],
    other: ['energetic', 'TAEGIAV1'],
  },
  {
    family: 'grouping',
    product: 'TAEGINL1',
    amount: 25_000,
    additionalAmount: 10_000,
    duration: 84,
    taeg: 6.99,
    monthlyAmount: 524.41,
    bounds: [5_000, 75_000],
    hasLongLoanNotice: true,
  },
  {
    family: 'coproperty',
    product: 'TAEGPCO2',
    amount: 5_000,
    duration: 36,
    taeg: 7.19,
    monthlyAmount: 154.3,
    bounds: [5_000, 100_000],
  },
];

/** An amount that every product lends over several durations. */
const AMOUNT = 21_000;

const shown = (page: SimulatorPage) =>
  page.figures('amount', 'duration', 'taeg', 'monthlyAmount', 'totalAmount');

const inBothLanguages = FAMILIES.flatMap((family) =>
  CONTRACT_LOCALES.map((locale) => ({ locale, ...family })),
);

describe.each(inBothLanguages)('the simulator of $family in $locale', (row) => {
  const { family, locale, product, amount, additionalAmount = 0, duration, bounds, other } = row;
  const { taeg, monthlyAmount } = row;
  const words = simulator[locale];
  const opened = {
    amount,
    duration,
    taeg,
    monthlyAmount,
    totalAmount: amount + additionalAmount,
  };

  it('is built with a first loan, which its form carries without script', () => {
    const page = openLoan(family, {
      locale,
      beforeHydration: (built) => {
        expect(shown(built)).toEqual(opened);
        const { simulator: form } = built;
        expect(new URL(form.action).pathname).toBe(ADDRESSES[LEADS[family].leadsTo][locale]);
        const sent = Object.fromEntries([...new FormData(form)].map(([name, v]) => [name, v]));
        expect(String(sent.amount).replace(/\D/g, '')).toBe(String(amount));
        expect(sent).toMatchObject({ duration: String(duration), taeg: String(taeg) });
        expect(sent.product_code).toBe(family === 'coproperty' ? undefined : product);
        // A choice would change no figures yet, and is not sent.
        expect(sent.type).toBeUndefined();
      },
    });
    expect(shown(page)).toEqual(opened);
    expect(page.product).toBe(product);
    expect(page.simulator.getAttribute('aria-label')).toBe(words.title);
    expect(page.text).toContain(words.purposes[family]);
    expect(page.text).toContain(plain(fluvia.tariffs[product].tip[locale]));
  });

  it('has a payment of its own over every duration, and the notice of a long repayment', () => {
    const page = openLoan(family, { locale });
    const chosen = other?.[1] ?? product;
    if (other) page.answer('type', other[0]);
    expect(page.product).toBe(chosen);
    page.answer('amount', String(AMOUNT));
    const total = toCents(AMOUNT + additionalAmount);
    const offers = offersFor(fluvia.tariffs[chosen], total);
    expect(page.choicesOf('duration')).toEqual(offers.map((offer) => String(offer.duration)));
    for (const offer of offers) {
      page.answer('duration', String(offer.duration));
      const payment = monthlyPayment(total, offer.taeg, offer.duration);
      expect(shown(page)).toEqual({
        amount: AMOUNT,
        duration: offer.duration,
        taeg: offer.taeg,
        monthlyAmount: toEuros(payment),
        totalAmount: toEuros(total),
      });
      expect(page.figure('totalCost')).toBe(toEuros(totalToPay(payment, offer.duration)));
    }
    expect(page.text.includes(plain(words.longLoan))).toBe(row.hasLongLoanNotice === true);
  });

  it('lends from the lowest to the highest amount, and nothing beyond', async () => {
    const page = openLoan(family, { locale });
    const before = shown(page);
    const [min, max] = bounds.map((bound) => bound - additionalAmount);
    // The lowest sum of a debt consolidation is below the additional amount alone.
    const wrong = [additionalAmount > 0 ? 0 : Number(min) - 1, Number(max) + 1];
    const lent = [additionalAmount > 0 ? 1 : Number(min), Number(max)];
    for (const typed of ['', ...wrong]) {
      page.answer('amount', String(typed));
      expect(page.isWrong('amount')).toBe(true);
      const error = page.descriptionOf(page.control('amount')).replace(/\D+/g, ' ').trim();
      expect(error.replace(/ /g, '')).toBe(bounds.join(''));
      expect(page.applyButton.disabled).toBe(true);
      expect(page.descriptionOf(page.applyButton)).toBe(words.applyMissing);
      expect(page.text).toContain(words.notUpdated);
      expect(shown(page)).toEqual(before);
    }
    for (const typed of lent) {
      page.answer('amount', String(typed));
      expect(page.isWrong('amount')).toBe(false);
      expect(page.applyButton.disabled).toBe(false);
      expect(page.descriptionOf(page.applyButton)).toBe('');
      expect(page.text).not.toContain(words.notUpdated);
      expect(page.figure('amount')).toBe(typed);
    }
    page.answer('amount', '');
    await page.isAccessible();
  });

  it('carries the loan to its form, and keeps it for the application', () => {
    const page = openLoan(family, { locale });
    const chosen = other?.[1] ?? product;
    if (other) page.answer('type', other[0]);
    page.answer('amount', String(AMOUNT));
    page.answer('duration', '48');
    const rate = page.figure('taeg');
    const payment = page.figure('monthlyAmount');
    page.press(words.apply);
    const name = fluvia.tariffs[chosen].name[locale];
    const loan = { duration: '48', taeg: String(rate), amount: String(AMOUNT) };
    const ofProduct = { ...loan, product_code: chosen, product_name: name };
    const grouping = { ...ofProduct, additionalAmount: String(additionalAmount) };
    const queries: Partial<Record<ProductFamily, object>> = {
      grouping,
      coproperty: { ...loan, monthly: payment.toFixed(2) },
    };
    expect(page.ledTo).toEqual({
      path: ADDRESSES[LEADS[family].leadsTo][locale],
      query: queries[family] ?? ofProduct,
    });
    const kept = {
      amount: AMOUNT,
      additionalAmount,
      product_code: chosen,
      product_name: name,
      duration: 48,
      taeg: rate,
      reason: '',
    };
    expect(readJsonCookie('simulator-params')).toEqual(kept);
    // What is lent to co-owners is no application.
    expect(readStored('pat_params')).toEqual(family === 'coproperty' ? null : kept);
  });
});
