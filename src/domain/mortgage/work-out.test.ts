import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents, toEuros } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { MORTGAGE_DEFAULTS, MORTGAGE_LIMITS } from './limits.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS, type MortgageMode } from './mortgage.ts';
import { type MortgageLoan, offersFor, ratesOffered, workOutMortgage } from './work-out.ts';

const { mortgages } = fluvia;

type Product = (typeof MORTGAGE_PRODUCTS)[number];

function workOut(code: Product, mode: MortgageMode, amount: number, years: number) {
  return workOutMortgage(mortgages[code], { mode, amount, years });
}

function loanOf(...input: Parameters<typeof workOut>): MortgageLoan {
  const result = workOut(...input);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.loan;
}

const simulators = MORTGAGE_PRODUCTS.flatMap((code) =>
  MORTGAGE_MODES.map((mode) => [code, mode] as const),
);

describe('bounds (W-3.3 to W-3.6)', () => {
  it.each([
    ['CH', 'borrow', 25_000, 750_000, 10, 25],
    ['CH', 'settle', 200, 2_500, 10, 25],
    ['LIGHT', 'borrow', 10_000, 750_000, 5, 10],
    ['LIGHT', 'settle', 100, 2_500, 5, 25],
  ] as const)('%s, %s: %i to %i euros, %i to %i years', (code, mode, min, max, from, to) => {
    const refused = (amount: number | undefined) => {
      const result = workOutMortgage(mortgages[code], { mode, amount, years: to });
      return !result.ok && result.refusal.kind === 'outOfBounds' && result.refusal;
    };
    expect([undefined, 0, min - 1, max + 1].map(refused)).toEqual(
      Array(4).fill({ kind: 'outOfBounds', min, max }),
    );
    expect([min, max].map(refused)).toEqual([false, false]);
    const years = ratesOffered(mortgages[code], mode).map((rate) => rate.years);
    expect(years).toEqual(Array.from({ length: to - from + 1 }, (_, index) => from + index));
    for (const other of [from - 1, to + 1])
      expect(() => workOut(code, mode, max, other)).toThrow(`${other} years`);
  });
});

describe('the initial values of a simulator (W-3.3 to W-3.6)', () => {
  it.each(simulators)('%s, %s give a loan', (code, mode) => {
    const { amount, years } = MORTGAGE_DEFAULTS[code][mode];
    expect(workOut(code, mode, amount, years).ok).toBe(true);
  });
});

// W-3.8
describe('a computed loan', () => {
  it.each([
    // product, mode, amount asked, years → amount, rate, payment, total, fees, TAEG
    ['CH', 'borrow', 25_000, 10, 25_000, 3.05, 241.5, 28_980, 4_477.06, 7.55],
    ['CH', 'borrow', 200_000, 20, 200_000, 3.45, 1_149.32, 275_836.8, 4_477.06, 3.71],
    ['CH', 'borrow', 750_000, 25, 750_000, 3.55, 3_752.07, 1_125_621, 4_477.06, 3.61],
    ['CH', 'settle', 2_500, 10, 258_803.73, 3.05, 2_500, 300_000, 4_477.06, 3.43],
    ['LIGHT', 'borrow', 10_000, 5, 10_000, 4.25, 184.93, 11_095.8, 350, 5.78],
    ['LIGHT', 'settle', 200, 5, 10_815.13, 4.25, 200, 12_000, 350, 5.66],
  ] as const)(
    '%s, %s %i over %i years',
    (code, mode, question, years, amount, rate, payment, total, fees, taeg) => {
      const loan = loanOf(code, mode, question, years);
      expect({
        amount: toEuros(loan.amount),
        rate: loan.rate,
        payment: toEuros(loan.payment),
        total: toEuros(loan.totalToPay),
        fees: toEuros(loan.fees),
        taeg: loan.taeg,
      }).toEqual({ amount, rate, payment, total, fees, taeg });
      expect(loan.creditCost).toBe(loan.totalToPay + loan.fees - loan.amount);
    },
  );

  it('is found again from its payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 2_500 }),
        fc.integer({ min: 10, max: 25 }),
        (payment, years) => {
          const { amount } = loanOf('CH', 'settle', payment, years);
          fc.pre(amount <= toCents(750_000));
          expect(
            loanOf('CH', 'borrow', Math.floor(amount / 100), years).payment,
          ).toBeLessThanOrEqual(toCents(payment));
        },
      ),
    );
  });
});

// W-3.10
describe('a payment that borrows too little', () => {
  it.each([
    ['CH', 200, 10, 25_000, 242, 13],
    ['CH', 241, 10, 25_000, 242, 11],
    ['LIGHT', 100, 5, 10_000, 185, 11],
    ['LIGHT', 184, 5, 10_000, 185, 6],
  ] as const)('%s, %i over %i years', (code, amount, years, least, fromPayment, fromYears) => {
    expect(workOut(code, 'settle', amount, years)).toEqual({
      ok: false,
      refusal: { kind: 'tooLittle', least: toCents(least), fromPayment, fromYears },
    });
    expect(workOut(code, 'settle', fromPayment, years).ok).toBe(true);
    expect(workOut(code, 'settle', fromPayment - 1, years).ok).toBe(false);
    expect(workOut(code, 'settle', amount, fromYears).ok).toBe(true);
    expect(workOut(code, 'settle', amount, fromYears - 1).ok).toBe(false);
  });

  it('suggests nothing if no payment or duration is enough', () => {
    const { CH } = mortgages;
    const expensive = { ...CH, rates: { ...CH.rates, fixed: [{ years: 10, rate: 1_000 }] } };
    expect(workOutMortgage(expensive, { mode: 'settle', amount: 200, years: 10 })).toMatchObject({
      refusal: { kind: 'tooLittle', fromPayment: undefined, fromYears: undefined },
    });
  });
});

describe('an amount over other durations', () => {
  it.each([
    ['CH', 'borrow', 10, 25],
    ['LIGHT', 'borrow', 5, 10],
    ['LIGHT', 'settle', 5, 25],
  ] as const)(
    '%s, %s: covers every duration from %i to %i years, each as if asked',
    (code, mode, from, to) => {
      const offers = offersFor(mortgages[code], mode, toCents(40_000));
      expect(offers.map(({ years }) => years)).toEqual(
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      for (const offer of offers)
        if (mode === 'borrow') expect(offer).toEqual(loanOf(code, mode, 40_000, offer.years));
    },
  );
});

// W-3.11
describe('a payment that would borrow more than is lent', () => {
  it('lends the highest amount', () => {
    const { CH } = mortgages;
    const free = { ...CH, rates: { ...CH.rates, fixed: [{ years: 25, rate: 0 }] } };
    const { max } = MORTGAGE_LIMITS.CH.borrow.amount;
    expect(workOutMortgage(free, { mode: 'settle', amount: 2_500, years: 25 })).toMatchObject({
      ok: true,
      loan: { amount: toCents(max) },
    });
  });
});
