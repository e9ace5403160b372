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

describe('a purchase, worked by hand', () => {
  it.each([
    // price, own means → duty, notary, tax, in all, to borrow, share
    ['flanders', true, 300_000, 60_000, 6_000, 2_578.23, 541.43, 315_196.72, 255_197, 85.1],
    ['wallonia', true, 250_000, 50_000, 7_500, 2_477.88, 520.35, 266_575.29, 216_576, 86.6],
    ['brussels', true, 450_000, 100_000, 31_250, 2_878.23, 604.43, 490_809.72, 390_810, 86.8],
    ['brussels', false, 450_000, 100_000, 56_250, 2_878.23, 604.43, 515_809.72, 415_810, 92.4],
  ] as const)(
    '%s, only home %s: %i euros with %i of one’s own',
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

  // Without a credit, it comes to 310,719.66.
  it.each([
    [310_720, 'nothing', 0, 0],
    [310_719, 'tooLittle', 4_478, 4_477.06],
    [290_197, 'yes', 25_000, 4_477.06],
    [290_198, 'tooLittle', 24_999, 4_477.06],
  ] as const)('with %i of one’s own, borrows: %s', (ownMeans, lent, toBorrow, fees) => {
    const purchase = purchaseOf({ price: 300_000, ownMeans, region: 'flanders', ownHome: true });
    expect([purchase.lent, toEuros(purchase.toBorrow), toEuros(purchase.creditFees)]).toEqual([
      lent,
      toBorrow,
      fees,
    ]);
  });

  // Duty and fees, 51,196.72 euros in Flanders at 36,000 of duty, are one's own to pay.
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
    const it = purchaseOf({ price, ownMeans, region: 'flanders', ownHome: false });
    expect([it.lent, toEuros(it.toBorrow), toEuros(it.leastMeans), it.shareOfPrice]).toEqual(
      expected,
    );
  });

  it.each([
    [75_197, 90, false],
    [74_990, 90.1, true],
    [45_197, 100, true],
  ])('with %i of one’s own, borrows %d percent: caution %s', (ownMeans, share, caution) => {
    const it = purchaseOf({ price: 300_000, ownMeans, region: 'flanders', ownHome: false });
    expect([it.shareOfPrice, it.callsForCaution]).toEqual([share, caution]);
  });

  it('counts nothing for the deed where the lender estimates nothing', () => {
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
  it('adds up, and is paid for by what one has and borrows, to the euro', () => {
    fc.assert(
      fc.property(plan, (asked) => {
        const it = purchaseOf(asked);
        const lines = [it.price, it.duty.duty, it.notary, it.vat, it.deedCosts, it.creditFees];
        expect(it.total).toBe(addCents(...lines));
        if (it.toBorrow === 0) expect(it.ownMeans).toBeGreaterThanOrEqual(it.total);
        else {
          const over = it.ownMeans + it.toBorrow - it.total;
          expect(over).toBeGreaterThanOrEqual(0);
          expect(over).toBeLessThan(100);
        }
        expect(it.toBorrow % 100).toBe(0);
      }),
    );
  });

  it('is lent what is missing from the least of one’s own on, and not a euro before', () => {
    fc.assert(
      fc.property(plan, (asked) => {
        const least = toEuros(purchaseOf(asked).leastMeans);
        const { price, ownMeans } = PURCHASE_LIMITS;
        fc.pre(least > ownMeans.min && least <= ownMeans.max && asked.price >= price.min);
        const enough = purchaseOf({ ...asked, ownMeans: least });
        expect(enough.lent).toBe('yes');
        expect(enough.toBorrow).toBeLessThanOrEqual(enough.price);
        const short = purchaseOf({ ...asked, ownMeans: least - 1 });
        expect(['overPrice', 'tooMuch']).toContain(short.lent);
      }),
    );
  });

  it('costs less where it is the only home, and no less at a higher price', () => {
    fc.assert(
      fc.property(plan, (asked) => {
        const own = purchaseOf({ ...asked, ownHome: true });
        const other = purchaseOf({ ...asked, ownHome: false });
        expect(own.duty.duty).toBeLessThanOrEqual(other.duty.duty);
        const dearer = purchaseOf({ ...asked, price: asked.price + 1_000 });
        expect(dearer.total).toBeGreaterThan(purchaseOf(asked).total);
        const richer = purchaseOf({ ...asked, ownMeans: asked.ownMeans + 1_000 });
        expect(richer.toBorrow).toBeLessThanOrEqual(purchaseOf(asked).toBorrow);
      }),
    );
  });
});
