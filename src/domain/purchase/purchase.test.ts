import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, toCents, toEuros } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { PURCHASE_LIMITS, type Purchase, type PurchasePlan, workOutPurchase } from './purchase.ts';
import { REGIONS } from './registration-duties.ts';

const { CH } = fluvia.mortgages;

function purchaseOf(plan: PurchasePlan): Purchase {
  const answer = workOutPurchase(CH, plan);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.purchase;
}

const plan = fc.record({
  price: fc.integer({ min: 25_000, max: 1_000_000 }),
  ownMeans: fc.integer({ min: 0, max: 1_000_000 }),
  region: fc.constantFrom(...REGIONS),
  ownHome: fc.boolean(),
});

// W-3.17
describe('a purchase computed by hand', () => {
  it.each([
    // price, own means → duty, notary, tax, total, to borrow, share
    ['flanders', true, 300_000, 60_000, 6_000, 2_578.23, 541.43, 315_196.72, 255_197, 85.1],
    ['wallonia', true, 250_000, 50_000, 7_500, 2_477.88, 520.35, 266_575.29, 216_576, 86.6],
    ['brussels', true, 450_000, 100_000, 31_250, 2_878.23, 604.43, 490_809.72, 390_810, 86.8],
    ['brussels', false, 450_000, 100_000, 56_250, 2_878.23, 604.43, 515_809.72, 415_810, 92.4],
  ] as const)(
    '%s, only home %s: %i euros with %i of own means',
    (region, ownHome, price, ownMeans, duty, notary, vat, total, toBorrow, share) => {
      const purchase = purchaseOf({ price, ownMeans, region, ownHome });
      expect([purchase.duty.duty, purchase.notary, purchase.vat].map(toEuros)).toEqual([
        duty,
        notary,
        vat,
      ]);
      expect([purchase.deedCosts, purchase.creditFees].map(toEuros)).toEqual([1_600, 4_477.06]);
      expect([purchase.total, purchase.toBorrow].map(toEuros)).toEqual([total, toBorrow]);
      expect([purchase.shareOfPrice, purchase.lent]).toEqual([share, 'yes']);
    },
  );

  // Without a credit, the total is 310,719.66.
  it.each([
    [310_720, 'nothing', 0, 0],
    [310_719, 'tooLittle', 4_478, 4_477.06],
    [290_197, 'yes', 25_000, 4_477.06],
    [290_198, 'tooLittle', 24_999, 4_477.06],
  ] as const)('with own means of %i, a loan is possible: %s', (ownMeans, lent, toBorrow, fees) => {
    const purchase = purchaseOf({ price: 300_000, ownMeans, region: 'flanders', ownHome: true });
    expect([purchase.lent, toEuros(purchase.toBorrow), toEuros(purchase.creditFees)]).toEqual([
      lent,
      toBorrow,
      fees,
    ]);
  });

  // The buyer has to pay duty and fees: 51,196.72 euros in Flanders, of which 36,000 are duty.
  it.each([
    ['none of one’s own', 300_000, 0, 'overPrice', 345_197, 45_197, 115.1],
    ['a euro too little', 300_000, 45_196, 'overPrice', 300_001, 45_197, 100],
    ['just the costs', 300_000, 45_197, 'yes', 300_000, 45_197, 100],
    ['a bit more', 300_000, 75_196, 'yes', 270_001, 45_197, 90],
    ['more than is lent', 900_000, 100_000, 'tooMuch', 918_649, 268_649, 102.1],
    [
      'more than is lent, and less than the price',
      900_000,
      268_648,
      'tooMuch',
      750_001,
      268_649,
      83.3,
    ],
    ['what is lent', 900_000, 268_649, 'yes', 750_000, 268_649, 83.3],
  ] as const)('lends no more than the price, with %s', (_, price, ownMeans, ...expected) => {
    const purchase = purchaseOf({ price, ownMeans, region: 'flanders', ownHome: false });
    expect([
      purchase.lent,
      toEuros(purchase.toBorrow),
      toEuros(purchase.leastMeans),
      purchase.shareOfPrice,
    ]).toEqual(expected);
  });

  // W-3.19
  it.each([
    [75_197, 90, false],
    [74_990, 90.1, true],
    [45_197, 100, true],
  ])('with own means of %i, borrows %d percent: caution %s', (ownMeans, share, caution) => {
    const purchase = purchaseOf({ price: 300_000, ownMeans, region: 'flanders', ownHome: false });
    expect([purchase.shareOfPrice, purchase.callsForCaution]).toEqual([share, caution]);
  });

  it('adds no deed costs if the lender gives no estimate', () => {
    const { deedCosts: _, ...without } = CH;
    const answer = workOutPurchase(without, {
      ...{ price: 300_000, ownMeans: 60_000, region: 'flanders', ownHome: true },
    });
    expect(answer).toMatchObject({ purchase: { deedCosts: 0, toBorrow: toCents(253_597) } });
  });
});

describe('a plan out of bounds', () => {
  const { price, ownMeans } = PURCHASE_LIMITS;
  it.each([
    [price.min - 1, 0, ['price']],
    [price.max + 1, 0, ['price']],
    [undefined, undefined, ['price', 'ownMeans']],
    [Number.NaN, -1, ['price', 'ownMeans']],
    [price.min, ownMeans.max + 1, ['ownMeans']],
  ])('of %s euros with %s', (wrongPrice, wrongMeans, outOfBounds) => {
    expect(
      workOutPurchase(CH, {
        ...{ price: wrongPrice, ownMeans: wrongMeans, region: 'brussels', ownHome: true },
      }),
    ).toEqual({ ok: false, outOfBounds });
  });
});

describe('every purchase', () => {
  it('adds up, and is covered by own means and loan, to the euro', () => {
    fc.assert(
      fc.property(plan, (question) => {
        const purchase = purchaseOf(question);
        const lines = [
          purchase.price,
          purchase.duty.duty,
          purchase.notary,
          purchase.vat,
          purchase.deedCosts,
          purchase.creditFees,
        ];
        expect(purchase.total).toBe(addCents(...lines));
        if (purchase.toBorrow === 0)
          expect(purchase.ownMeans).toBeGreaterThanOrEqual(purchase.total);
        else {
          const over = purchase.ownMeans + purchase.toBorrow - purchase.total;
          expect(over).toBeGreaterThanOrEqual(0);
          expect(over).toBeLessThan(100);
        }
        expect(purchase.toBorrow % 100).toBe(0);
      }),
    );
  });

  // W-3.18
  it('becomes possible at exactly the least own means', () => {
    fc.assert(
      fc.property(plan, (question) => {
        const least = toEuros(purchaseOf(question).leastMeans);
        const { price, ownMeans } = PURCHASE_LIMITS;
        fc.pre(least > ownMeans.min && least <= ownMeans.max && question.price >= price.min);
        const enough = purchaseOf({ ...question, ownMeans: least });
        expect(enough.lent).toBe('yes');
        expect(enough.toBorrow).toBeLessThanOrEqual(enough.price);
        const short = purchaseOf({ ...question, ownMeans: least - 1 });
        expect(['overPrice', 'tooMuch']).toContain(short.lent);
      }),
    );
  });

  it('costs less for an only home, and no less at a higher price', () => {
    fc.assert(
      fc.property(plan, (question) => {
        const own = purchaseOf({ ...question, ownHome: true });
        const other = purchaseOf({ ...question, ownHome: false });
        expect(own.duty.duty).toBeLessThanOrEqual(other.duty.duty);
        const dearer = purchaseOf({ ...question, price: question.price + 1_000 });
        expect(dearer.total).toBeGreaterThan(purchaseOf(question).total);
        const richer = purchaseOf({ ...question, ownMeans: question.ownMeans + 1_000 });
        expect(richer.toBorrow).toBeLessThanOrEqual(purchaseOf(question).toBorrow);
      }),
    );
  });
});
