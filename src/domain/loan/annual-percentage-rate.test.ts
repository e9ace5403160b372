import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualPercentageRate, type CashFlow } from './annual-percentage-rate.ts';

const atOnce = (amount: number): CashFlow[] => [{ amount, at: 0 }];

const monthly = (payment: number, months: number): CashFlow[] =>
  Array.from({ length: months }, (_, index) => ({ amount: payment, at: (index + 1) / 12 }));

describe('published examples', () => {
  it.each<[string, CashFlow[], CashFlow[], number, decimals: number]>([
    ['20 years, 4,000 at the start', atOnce(196_000), monthly(1_432.86, 240), 6.4, 1],
    [
      'as much over 15 years, the rest at the end',
      atOnce(196_000),
      [...monthly(1_199.1, 180), { amount: 142_097.69, at: 15 }],
      6.4,
      1,
    ],
    [
      'two payments a year apart',
      atOnce(1_000),
      [
        { amount: 600, at: 1 },
        { amount: 600, at: 2 },
      ],
      13.07,
      2,
    ],
    ['24 months', atOnce(6_000), monthly(279.09, 24), 11.35, 2],
    ['a mortgage with its costs', atOnce(100_000 - 4_477.06), monthly(589.61, 240), 4.29, 2],
  ])('%s', (_, draws, payments, rate, decimals) => {
    expect(annualPercentageRate(draws, payments).toFixed(decimals)).toBe(rate.toFixed(decimals));
  });
});

describe('the worked examples of Directive 98/7/EC', () => {
  // They concern consumer credit; the basic equation is the same in the mortgage directive.
  const days = (count: number) => count / 365;
  it.each<[string, CashFlow[], CashFlow[], number]>([
    ['1,200 after 546 days', atOnce(1_000), [{ amount: 1_200, at: days(546) }], 13],
    ['1,200 after a year and a half', atOnce(1_000), [{ amount: 1_200, at: 1.5 }], 12.9],
    ['as much, 50 kept at the start', atOnce(950), [{ amount: 1_200, at: 1.5 }], 16.9],
    [
      'three payments within a year',
      atOnce(1_000),
      [
        { amount: 272, at: 0.25 },
        { amount: 272, at: 0.5 },
        { amount: 544, at: 1 },
      ],
      13.2,
    ],
  ])('%s', (_, draws, payments, rate) => {
    expect(annualPercentageRate(draws, payments).toFixed(1)).toBe(rate.toFixed(1));
  });
});

describe('a mortgage whose payment changes', () => {
  it('has the rate that Which? publishes: 125,000, 999 of fees, 3.5 % for 2 years, 5.5 % for 23', () => {
    const rates = [0.035, 0.055].map((rate) => rate / 12);
    const [first = 0, then = 0] = rates;
    const payment = (125_000 * first) / (1 - (1 + first) ** -300);
    const left = (payment * (1 - (1 + first) ** -276)) / first;
    const higher = (left * then) / (1 - (1 + then) ** -276);
    const payments = [
      ...monthly(payment, 24),
      ...monthly(higher, 276).map(({ amount, at }) => ({ amount, at: at + 2 })),
    ];
    const paid = payments.reduce((sum, { amount }) => sum + amount, 999);
    expect(Math.abs(paid - 225_131.92)).toBeLessThan(0.5);
    expect(annualPercentageRate(atOnce(124_001), payments).toFixed(1)).toBe('5.3');
  });
});

// L-4.23
describe('the rate', () => {
  it('is exact to nine decimals for a single payment after any time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 400, noNaN: true }),
        fc.double({ min: 0.5, max: 30, noNaN: true }),
        (rate, years) => {
          const back = 100 * (1 + rate / 100) ** years;
          fc.pre(back >= 100);
          const computed = annualPercentageRate(atOnce(100), [{ amount: back, at: years }]);
          expect(Math.abs(computed - rate)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('makes payments and draws worth the same, whenever money is drawn', () => {
    const flows = fc.array(
      fc.record({
        amount: fc.double({ min: 1, max: 1e5, noNaN: true }),
        at: fc.double({ min: 0, max: 2, noNaN: true }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        flows,
        flows,
        fc.double({ min: 1, max: 4, noNaN: true }),
        (draws, after, high) => {
          const sum = (list: readonly CashFlow[]) =>
            list.reduce((all, flow) => all + flow.amount, 0);
          const scale = (sum(draws) * high) / sum(after);
          const payments = after.map(({ amount, at }) => ({
            amount: amount * scale * (1 + 1e-12),
            at: at + 3,
          }));
          const growth = 1 + annualPercentageRate(draws, payments) / 100;
          const worth = (list: readonly CashFlow[]) =>
            list.reduce((all, { amount, at }) => all + amount * growth ** -at, 0);
          expect(worth(payments) / worth(draws)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('is 0 if exactly the amount drawn is paid back', () => {
    expect(annualPercentageRate(atOnce(1_200), monthly(100, 12))).toBeCloseTo(0, 9);
  });

  it.each([
    ['nothing is drawn', [], monthly(100, 12), 'Nothing is drawn'],
    ['the costs at the start are higher', atOnce(-1), monthly(100, 12), 'Nothing is drawn'],
    ['less is paid back', atOnce(1_201), monthly(100, 12), 'Less is paid back'],
    ['all is paid on the day itself', atOnce(100), atOnce(200), 'No rate'],
  ])('is refused if %s', (_, draws, payments, reason) => {
    expect(() => annualPercentageRate(draws, payments)).toThrow(reason);
  });

  // A mortgage's offers need dozens of rates at each key: halving the bracket would take forty steps for each.
  it.each<[string, CashFlow[], CashFlow[]]>([
    ['a mortgage', atOnce(95_522.94), monthly(589.61, 240)],
    ['a loan of two years', atOnce(6_000), monthly(279.09, 24)],
    ['two payments', atOnce(1_000), [1, 2].map((at) => ({ amount: 600, at }))],
  ])(
    'the annual percentage rate of %s takes at most ten evaluations',
    (_, draws, [first, ...others]) => {
      let evaluations = 0;
      const counted: CashFlow = {
        amount: first?.amount ?? 0,
        get at() {
          evaluations += 1;
          return first?.at ?? 0;
        },
      };
      annualPercentageRate(draws, [counted, ...others]);
      // Its time is read twice in each: for the value, and for the slope.
      expect(evaluations / 2).toBeLessThanOrEqual(10);
    },
  );

  it('is found where steps by the slope alone would lead away from it', () => {
    // Paid back for the most part before most of it is drawn.
    const draws = [
      { amount: 1, at: 0 },
      { amount: 4.788_472_657_155_52, at: 1.418_301_869_824_497_6 },
    ];
    const payments = [
      { amount: 4.204_497_427_911_988, at: 0.600_644_791_327_077_4 },
      { amount: 8.721_196_799_873_317, at: 5.066_979_654_574_169 },
    ];
    const rate = annualPercentageRate(draws, payments);
    const worth = (flows: readonly CashFlow[]) =>
      flows.reduce((sum, { amount, at }) => sum + amount * (1 + rate / 100) ** -at, 0);
    expect(worth(payments)).toBeCloseTo(worth(draws), 9);
  });

  it('is found even if it is thousands of times the loan', () => {
    const computed = annualPercentageRate(atOnce(1), [{ amount: 4_000, at: 1 }]);
    expect(computed).toBeCloseTo(399_900, 6);
  });
});
