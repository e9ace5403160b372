import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, type Cents, cents, toCents, toEuros } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { atHighest, repay, repayAtHighest } from './highest.ts';
import { RATE_VARIANTS, type RateVariant } from './mortgage.ts';
import { RATE_CAP } from './variant.ts';
import { type MortgageLoan, ratesOffered, workOutMortgage } from './work-out.ts';

const { CH } = fluvia.mortgages;
const VARIABLE = RATE_VARIANTS.filter((variant) => variant !== 'fixed');

function loanOf(variant: RateVariant, amount: number, years: number): MortgageLoan {
  const result = workOutMortgage(CH, { mode: 'borrow', amount, years }, variant);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.loan;
}

const variable = fc
  .constantFrom(...VARIABLE)
  .chain((variant) =>
    fc.tuple(
      fc.constant(variant),
      fc.integer({ min: 25_000, max: 750_000 }),
      fc.constantFrom(...ratesOffered(CH, 'borrow', variant).map(({ years }) => years)),
    ),
  );

/** The balance computed another way: the present value of the remaining payments. */
function leftAfter({ amount, rate, payment }: MortgageLoan, months: number): number {
  const growth = (1 + rate / 100) ** (months / 12);
  const monthly = (1 + rate / 100) ** (1 / 12) - 1;
  return toEuros(amount) * growth - (toEuros(payment) * (growth - 1)) / monthly;
}

describe('200,000 over 20 years, at the cap from the first change on', () => {
  it.each([
    // variant → initial rate and payment; at the cap: rate, payment, total, TAEG
    ['3/3/3', 3.15, 1_119.78, 5.15, 1_295.03, 304_498.2, 4.79],
    ['5/5/5', 3.25, 1_129.59, 5.25, 1_286.19, 299_289.6, 4.56],
    ['10/5/5', 3.35, 1_139.43, 5.35, 1_246.57, 286_320, 4.05],
  ] as const)('%s', (variant, rate, payment, highestRate, highestPayment, total, taeg) => {
    const loan = loanOf(variant, 200_000, 20);
    expect([loan.rate, toEuros(loan.payment)]).toEqual([rate, payment]);
    const highest = atHighest(loan, variant);
    expect(highest && { ...highest, periods: undefined }).toEqual({
      periods: undefined,
      cap: 2,
      rate: highestRate,
      payment: toCents(highestPayment),
      totalToPay: toCents(total),
      creditCost: toCents(total + 4_477.06 - 200_000),
      taeg,
    });
  });
});

// W-3.15
describe('a rate at its cap', () => {
  it('pays back the remaining balance over the remaining time', () => {
    fc.assert(
      fc.property(variable, ([variant, amount, years]) => {
        const loan = loanOf(variant, amount, years);
        const highest = atHighest(loan, variant);
        if (highest === undefined) throw new Error(variant);
        const before = highest.periods.first * 12;
        const after = loan.months - before;
        const monthly = (1 + highest.rate / 100) ** (1 / 12) - 1;
        const exact = (leftAfter(loan, before) * monthly) / (1 - (1 + monthly) ** -after);
        // The interest of every month so far was rounded to the cent.
        expect(Math.abs(toEuros(highest.payment) - exact)).toBeLessThan(0.02);
        expect(highest.rate).toBeCloseTo(loan.rate + RATE_CAP, 9);
        expect(highest.totalToPay).toBe(loan.payment * before + highest.payment * after);
      }),
    );
  });

  it('costs more than today’s rate, and less than the cap from the first day on', () => {
    fc.assert(
      fc.property(variable, ([variant, amount, years]) => {
        const loan = loanOf(variant, amount, years);
        const highest = atHighest(loan, variant);
        const atOnce = loanOf(variant, amount, years).rate + RATE_CAP;
        const expensive = workOutMortgage(
          {
            ...CH,
            rates: { ...CH.rates, fixed: [{ years, rate: Math.round(atOnce * 100) / 100 }] },
          },
          { mode: 'borrow', amount, years },
        );
        if (!highest || !expensive.ok) throw new Error(variant);
        expect(highest.payment).toBeGreaterThan(loan.payment);
        expect(highest.taeg).toBeGreaterThan(loan.taeg);
        expect(highest.payment).toBeLessThan(expensive.loan.payment);
        expect(highest.taeg).toBeLessThan(expensive.loan.taeg);
      }),
      { numRuns: 40 },
    );
  });

  it('does not exist for a fixed rate, nor for a loan that ends before the first change', () => {
    expect(atHighest(loanOf('fixed', 200_000, 20), 'fixed')).toBeUndefined();
    const loan = loanOf('fixed', 200_000, 10);
    expect(atHighest(loan, '10/5/5')).toBeUndefined();
    expect(repayAtHighest(loan, '10/5/5')).toBeUndefined();
  });
});

describe('the repayment of an offer', () => {
  const sum = (amounts: readonly Cents[]) => addCents(...amounts);

  it('follows today’s rate until the first change, and pays back the amount', () => {
    fc.assert(
      fc.property(variable, ([variant, amount, years]) => {
        const loan = loanOf(variant, amount, years);
        const highest = atHighest(loan, variant);
        const today = repay(loan);
        const then = repayAtHighest(loan, variant);
        if (!highest || !then) throw new Error(variant);
        const before = highest.periods.first * 12;
        expect(then.map(({ month }) => month)).toEqual(today.map(({ month }) => month));
        expect(then.slice(0, before)).toEqual(today.slice(0, before));
        for (const table of [today, then]) {
          expect(sum(table.map(({ capital }) => capital))).toBe(loan.amount);
          expect(table.at(-1)?.balance).toBe(0);
        }
        const paid = then.map(({ capital, interest }) => cents(capital + interest));
        expect(sum(paid)).toBe(highest.totalToPay);
        expect(new Set(paid.slice(before))).toEqual(new Set([highest.payment]));
      }),
      { numRuns: 30 },
    );
  });
});
