import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents, toEuros } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { MORTGAGE_LIMITS } from './limits.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS, RATE_VARIANTS } from './mortgage.ts';
import { largestMortgage, mortgagePayment } from './mortgage-payment.ts';
import { findOffers, type MortgageOffer, yearsOffered } from './offers.ts';

const { mortgages } = fluvia;

type Product = (typeof MORTGAGE_PRODUCTS)[number];
type Mode = (typeof MORTGAGE_MODES)[number];

function offersOf(
  code: Product,
  mode: Mode,
  amount: number,
  years: number,
): readonly MortgageOffer[] {
  const result = findOffers(mortgages[code], { mode, amount, years });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.offers;
}

const simulators = MORTGAGE_PRODUCTS.flatMap((code) =>
  MORTGAGE_MODES.map((mode) => [code, mode] as const),
);

/** Any question within the limits. */
const question = fc.constantFrom(...simulators).chain(([code, mode]) => {
  const { amount, years } = MORTGAGE_LIMITS[code][mode];
  return fc.record({
    code: fc.constant(code),
    mode: fc.constant(mode),
    amount: fc.integer(amount),
    years: fc.integer(years),
  });
});

describe('the offers for a question', () => {
  it.each([
    // variant → rate, payment, TAEG
    ['fixed', 3.45, 1_149.32, 3.71],
    ['3/3/3', 3.15, 1_119.78, 3.41],
    ['5/5/5', 3.25, 1_129.59, 3.51],
    ['10/5/5', 3.35, 1_139.43, 3.61],
  ] as const)('200,000 over 20 years: %s', (variant, rate, payment, taeg) => {
    const offer = offersOf('CH', 'borrow', 200_000, 20).find(
      (candidate) => candidate.variant === variant,
    );
    expect(offer && [offer.loan.rate, toEuros(offer.loan.payment), offer.loan.taeg]).toEqual([
      rate,
      payment,
      taeg,
    ]);
  });

  it.each([
    // variant → rate, amount
    ['fixed', 3.45, 174_016.34],
    ['3/3/3', 3.15, 178_607.55],
    ['5/5/5', 3.25, 177_056.93],
    ['10/5/5', 3.35, 175_526.64],
  ] as const)('1,000 a month over 20 years: %s', (variant, rate, amount) => {
    const offer = offersOf('CH', 'settle', 1_000, 20).find(
      (candidate) => candidate.variant === variant,
    );
    expect(offer && [offer.loan.rate, toEuros(offer.loan.amount)]).toEqual([rate, amount]);
    expect(offer?.loan.payment).toBe(toCents(1_000));
  });

  it.each([
    ['CH', 'borrow', 10, ['fixed', '3/3/3', '5/5/5']],
    ['CH', 'borrow', 11, ['fixed', '3/3/3', '5/5/5', '10/5/5']],
    ['LIGHT', 'borrow', 5, ['fixed', '3/3/3']],
    ['LIGHT', 'borrow', 6, ['fixed', '3/3/3', '5/5/5']],
    ['LIGHT', 'borrow', 10, ['fixed', '3/3/3', '5/5/5']],
    ['LIGHT', 'settle', 25, ['fixed', '3/3/3', '5/5/5', '10/5/5']],
  ] as const)('%s, %s over %i years returns the variants %j', (code, mode, years, variants) => {
    const { max } = MORTGAGE_LIMITS[code][mode].amount;
    expect(offersOf(code, mode, max, years).map(({ variant }) => variant)).toEqual(variants);
  });

  it('include only the fixed rate if a lender offers no other', () => {
    const { CH } = mortgages;
    const none = { '3/3/3': [], '5/5/5': [], '10/5/5': [] };
    const fixed = { ...CH, rates: { ...CH.rates, ...none } };
    const result = findOffers(fixed, { mode: 'borrow', amount: 200_000, years: 20 });
    expect(result).toMatchObject({ offers: [{ variant: 'fixed' }] });
  });
});

describe('a question without an answer', () => {
  it.each(simulators)('%s, %s: for an amount out of bounds, returns the bounds', (code, mode) => {
    const { amount, years } = MORTGAGE_LIMITS[code][mode];
    for (const wrong of [undefined, amount.min - 1, amount.max + 1, 0, Number.NaN])
      expect(findOffers(mortgages[code], { mode, amount: wrong, years: years.max })).toEqual({
        ok: false,
        refusal: { kind: 'outOfBounds', ...amount },
      });
  });

  it.each(simulators)(
    '%s, %s: for a duration that is not offered, returns those that are',
    (code, mode) => {
      const { amount, years } = MORTGAGE_LIMITS[code][mode];
      const offered = yearsOffered(mortgages[code], mode);
      expect([offered[0], offered.at(-1)]).toEqual([years.min, years.max]);
      for (const wrong of [years.min - 1, years.max + 1, years.min + 0.5, Number.NaN])
        expect(findOffers(mortgages[code], { mode, amount: amount.max, years: wrong })).toEqual({
          ok: false,
          refusal: { kind: 'unknownYears', offered },
        });
    },
  );
});

describe('a payment that is too little', () => {
  it('has the offers of the variants for which it is enough', () => {
    // At the fixed rate 241 euros borrow 24,948; at 2.75 % they borrow 25,283.
    expect(offersOf('CH', 'settle', 241, 10).map(({ variant }) => variant)).toEqual([
      '3/3/3',
      '5/5/5',
    ]);
  });

  it.each([
    ['CH', 200, 10, 239, 13],
    ['LIGHT', 100, 5, 184, 11],
  ] as const)(
    '%s, %i over %i years: no offers, and the nearest alternative',
    (code, amount, years, fromPayment, fromYears) => {
      const result = findOffers(mortgages[code], { mode: 'settle', amount, years });
      expect(result).toMatchObject({ ok: true, offers: [], tooLittle: { fromPayment, fromYears } });
      expect(offersOf(code, 'settle', fromPayment, years)).not.toEqual([]);
      expect(offersOf(code, 'settle', fromPayment - 1, years)).toEqual([]);
      expect(offersOf(code, 'settle', amount, fromYears)).not.toEqual([]);
      expect(offersOf(code, 'settle', amount, fromYears - 1)).toEqual([]);
    },
  );
});

describe('borrowing and settling', () => {
  it('are inverse to the cent, whatever the variant', () => {
    fc.assert(
      fc.property(question, ({ code, mode, amount, years }) => {
        for (const { loan } of offersOf(code, mode, amount, years)) {
          const { rate, months } = loan;
          expect(mortgagePayment(loan.amount, rate, months)).toBe(loan.payment);
          const largest = largestMortgage(loan.payment, rate, months);
          expect(mortgagePayment(largest, rate, months)).toBe(loan.payment);
          expect(mortgagePayment(cents(largest + 1), rate, months)).toBeGreaterThan(loan.payment);
          const isMost = toEuros(loan.amount) === MORTGAGE_LIMITS[code].borrow.amount.max;
          if (mode === 'settle' && !isMost) expect(largest).toBe(loan.amount);
          if (mode === 'settle') expect(loan.payment).toBeLessThanOrEqual(toCents(amount));
        }
      }),
    );
  });
});

describe('each offer', () => {
  it('costs more the more is borrowed, and less a month the longer it takes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25_000, max: 749_000 }),
        fc.integer({ min: 10, max: 24 }),
        (amount, years) => {
          const of = (lent: number, over: number) =>
            new Map(
              offersOf('CH', 'borrow', lent, over).map((offer) => [offer.variant, offer.loan]),
            );
          const more = of(amount + 1_000, years);
          const longer = of(amount, years + 1);
          for (const [variant, loan] of of(amount, years)) {
            expect(more.get(variant)?.payment).toBeGreaterThan(loan.payment);
            expect(longer.get(variant)?.payment).toBeLessThan(loan.payment);
          }
        },
      ),
    );
  });

  it('is cheaper the lower its rate', () => {
    fc.assert(
      fc.property(question, ({ code, mode, amount, years }) => {
        const byRate = offersOf(code, mode, amount, years).toSorted(
          (a, b) => a.loan.rate - b.loan.rate,
        );
        byRate.slice(1).forEach(({ loan }, at) => {
          const lower = byRate[at]?.loan;
          if (mode === 'borrow') expect(lower?.payment).toBeLessThan(loan.payment);
          else expect(lower?.amount).toBeGreaterThanOrEqual(loan.amount);
        });
      }),
    );
  });

  it('has its rate as TAEG without fees', () => {
    const fees = { dossier: cents(0), expertise: cents(0), insurance: cents(0), record: cents(0) };
    fc.assert(
      fc.property(question, ({ code, mode, amount, years }) => {
        const result = findOffers({ ...mortgages[code], fees }, { mode, amount, years });
        for (const { loan } of result.ok ? result.offers : [])
          expect(Math.abs(loan.taeg - loan.rate)).toBeLessThan(0.0101);
      }),
      { numRuns: 30 },
    );
  });

  // W-3.14
  it('follows the order of the variants', () => {
    const order = offersOf('CH', 'borrow', 100_000, 20).map(({ variant }) => variant);
    expect(order).toEqual(RATE_VARIANTS);
  });
});
