import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, toCents } from '#domain/money/money.ts';
import { OWNER, TENANT, TWO } from '#tests/examples/households.ts';
import type { Answers } from '../answers.ts';
import { nameOf } from '../borrowers.ts';
import { assessAffordability } from './assess-affordability.ts';

const amount = fc.integer({ min: 0, max: 500_000 }).map((count) => (count / 100).toFixed(2));
const yesNo = fc.constantFrom('yes', 'no');
const credits = fc.array(
  fc.record({
    type: fc.constantFrom('PAT', 'OCR', 'PH', ''),
    amountBorrowed: amount,
    monthlyAmount: amount,
    payBack: yesNo,
  }),
  { maxLength: 3 },
);
const cards = fc.array(fc.record({ amountBorrowed: amount }), { maxLength: 3 });
const category = fc.constantFrom('EMP', 'CHO', 'SAN', 'PEN');

const ownAnswers = {
  isLandlord: yesNo,
  livingSituation: fc.constantFrom('L', 'H', 'P'),
  workingCategory: category,
  mainIncome: amount,
  hasAdditionalIncome: yesNo,
  familyAllowances: amount,
  rentalIncome: amount,
  complementaryActivity: amount,
  secondJobIncome: amount,
  alimonyFee: amount,
  rent: amount,
  hasCredits: yesNo,
  currentCredits: credits,
  currentCreditCards: cards,
  hasExtraFees: yesNo,
  extraFeesAmount: amount,
};

const prefixed = Object.fromEntries(
  Object.entries(ownAnswers).map(([name, value]) => [nameOf('coborrower', name), value]),
);

/** Households of every kind, including hidden answers. */
const household: fc.Arbitrary<Answers> = fc.record({
  ...ownAnswers,
  ...prefixed,
  borrowers: fc.constantFrom('one', 'two'),
  coborrowerInfosEncoding: fc.constantFrom('now', 'later'),
  coborrowerSameAddress: yesNo,
});
const payment = fc.integer({ min: 0, max: 200_000 }).map(cents);

const verdict = (answers: Answers, euros: number) =>
  assessAffordability(answers, toCents(euros)).isTight;

//
describe('the limits are strict', () => {
  // Housing is 250. At 1,500 (for two: 2,000) only the remaining amount can be too low; at 2,000 (3,000)
  // only the indebtedness too high; at 1,600 (2,200) both limits are met at once.
  it.each<[string, Answers, string, number, boolean]>([
    ['one, remaining 720.01', OWNER, '1500', 529.99, false],
    ['one, remaining 720', OWNER, '1500', 530, false],
    ['one, remaining 719.99', OWNER, '1500', 530.01, true],
    ['one, owing a cent under 55 %', OWNER, '2000', 849.99, false],
    ['one, owing 55 %', OWNER, '2000', 850, false],
    ['one, owing a cent over', OWNER, '2000', 850.01, true],
    ['one, at both', OWNER, '1600', 630, false],
    ['one, over both', OWNER, '1600', 630.01, true],
    ['two, remaining 880.01', TWO, '500', 869.99, false],
    ['two, remaining 880', TWO, '500', 870, false],
    ['two, remaining 879.99', TWO, '500', 870.01, true],
    ['two, owing a cent under 60 %', TWO, '1500', 1549.99, false],
    ['two, owing 60 %', TWO, '1500', 1550, false],
    ['two, owing a cent over', TWO, '1500', 1550.01, true],
    ['two, at both', TWO, '700', 1070, false],
    ['two, over both', TWO, '700', 1070.01, true],
  ])('%s', (_, answers, mainIncome, euros, tight) => {
    expect(verdict({ ...answers, mainIncome }, euros)).toBe(tight);
  });

  //
  it('treats a co-borrower who answers later as a single applicant', () => {
    const answers = { ...TWO, mainIncome: '1500', coborrowerInfosEncoding: 'later' };
    expect(assessAffordability(answers, toCents(530))).toMatchObject({
      limits: { remaining: 72_000, indebtedness: 0.55 },
      isTight: false,
    });
  });

  it.each<[string, string, number, number, boolean]>([
    // main and rental income, payment: the remaining amount is compared before rounding …
    ['1499.99', '0.01', 530, 71_999, true], // 719.998
    ['1499.99', '0.02', 530, 72_000, false], // 720.006
    ['1500', '0.01', 530, 72_000, false], // 720.008
    // … and so is the indebtedness: 1,099.99 is over 55 % of 1,999.98, not of 1,999.988.
    ['1999.98', '0', 849.99, 89_999, true],
    ['1999.98', '0.01', 849.99, 89_999, false],
  ])('%s and 80 %% of %s', (mainIncome, rentalIncome, euros, remaining, isTight) => {
    const answers = { ...OWNER, mainIncome, hasAdditionalIncome: 'yes', rentalIncome };
    expect(assessAffordability(answers, toCents(euros))).toMatchObject({ remaining, isTight });
  });

  //
  it('has infinite indebtedness without income', () => {
    const none = assessAffordability({ ...OWNER, workingCategory: 'SAN' }, cents(0));
    expect(none).toMatchObject({ income: 0, charges: 25_000, remaining: -25_000 });
    expect(none.indebtedness).toBe(Number.POSITIVE_INFINITY);
    expect(none.isTight).toBe(true);
  });

  it('adds up a whole household', () => {
    const assessed = assessAffordability(
      {
        ...TWO,
        ...TENANT,
        borrowers: 'two',
        workingCategory: 'CHO',
        mainIncome: '1400',
        coborrowerHasAdditionalIncome: 'yes',
        coborrowerRentalIncome: '300',
        alimonyFee: '100',
        hasCredits: 'yes',
        currentCredits: [{ type: 'PAT', monthlyAmount: '150', payBack: 'no' }],
        coborrowerHasCredits: 'yes',
        coborrowerCurrentCreditCards: [{ amountBorrowed: '5000' }],
      },
      toCents(196.95),
    );
    // 650 + 1,500 + 240; 650 + 100 + 150 + 22.16 + 196.95
    expect(assessed).toMatchObject({ income: 239_000, charges: 111_911, remaining: 127_089 });
    expect(assessed.indebtedness).toBeCloseTo(1119.11 / 2390, 12);
    expect(assessed.isTight).toBe(false);
  });
});

describe('laws', () => {
  const assessing = (law: (answers: Answers, payment: Cents) => void) =>
    fc.assert(fc.property(household, payment, law));

  it('the lines add up to the sums', () => {
    assessing((answers, newPayment) => {
      const assessed = assessAffordability(answers, newPayment);
      const sum = (lines: readonly { counted: number }[]) =>
        lines.reduce((total, { counted }) => total + counted, 0);
      expect(sum(assessed.incomes)).toBe(assessed.income);
      expect(sum(assessed.fees)).toBe(assessed.charges);
      expect(assessed.remaining).toBe(assessed.income - assessed.charges);
    });
  });

  it('a line has a reason exactly if its counted amount differs from the given one', () => {
    assessing((answers, newPayment) => {
      const { incomes, fees } = assessAffordability(answers, newPayment);
      for (const line of [...incomes, ...fees])
        if (line.why !== 'withoutJob')
          expect(line.why !== undefined).toBe(line.counted !== line.given);
    });
  });

  it('the verdict equals that of exact fractions', () => {
    assessing((answers, newPayment) => {
      const { incomes, charges, limits, isTight } = assessAffordability(answers, newPayment);
      const fifths = incomes.reduce(
        (sum, { id, given, counted }) =>
          sum + (id === 'rentalIncome' ? BigInt(given) * 4n : BigInt(counted) * 5n),
        0n,
      );
      const owed = BigInt(charges) * 5n;
      const percent = limits.indebtedness === 0.6 ? 60n : 55n;
      const exact = fifths - owed < BigInt(limits.remaining) * 5n || owed * 100n > fifths * percent;
      expect(isTight).toBe(exact);
    });
  });

  it('more of an existing income never makes a budget tighter', () => {
    const grown = fc.constantFrom(
      'mainIncome',
      'secondJobIncome',
      'coborrowerMainIncome',
      'coborrowerRentalIncome',
    );
    fc.assert(
      fc.property(household, payment, grown, amount, (some, newPayment, name, more) => {
        const answers: Answers = {
          ...some,
          // Both have some: a first income changes the allowance for revolving credit (see below).
          hasAdditionalIncome: 'yes',
          coborrowerHasAdditionalIncome: 'yes',
          secondJobIncome: '1',
          coborrowerSecondJobIncome: '1',
        };
        const richer = {
          ...answers,
          [name]: (Number(answers[name]) + Number(more)).toFixed(2),
        };
        const before = assessAffordability(answers, newPayment);
        const after = assessAffordability(richer, newPayment);
        expect(after.remaining).toBeGreaterThanOrEqual(before.remaining);
        expect(after.indebtedness).toBeLessThanOrEqual(before.indebtedness);
        if (!before.isTight) expect(after.isTight).toBe(false);
      }),
    );
  });

  it('a higher payment never makes the budget easier', () => {
    fc.assert(
      fc.property(household, payment, payment, (answers, one, more) => {
        const low = assessAffordability(answers, one);
        const high = assessAffordability(answers, cents(one + more));
        expect(high.remaining).toBe(low.remaining - more);
        if (low.isTight) expect(high.isTight).toBe(true);
      }),
    );
  });

  it('a single applicant’s verdict ignores a co-borrower’s old answers', () => {
    fc.assert(
      fc.property(household, household, payment, (answers, others, newPayment) => {
        const alone = { ...answers, borrowers: 'one' };
        const old = Object.fromEntries(
          Object.entries(others).filter(([name]) => name.startsWith('coborrower')),
        );
        expect(assessAffordability({ ...alone, ...old }, newPayment)).toEqual(
          assessAffordability(alone, newPayment),
        );
      }),
    );
  });
});

describe('discontinuities in the specification’s figures', () => {
  const twoWithCards: Answers = {
    ...TWO,
    hasCredits: 'yes',
    currentCreditCards: [{ amountBorrowed: '9000' }],
    coborrowerWorkingCategory: 'SAN',
    coborrowerHasAdditionalIncome: 'yes',
  };

  it('a second borrower’s first cent can cost: 6,500 over 96 months become 5,000 over 60', () => {
    const charges = (coborrowerRentalIncome: string) =>
      assessAffordability({ ...twoWithCards, coborrowerRentalIncome }, cents(0)).charges;
    expect(charges('0')).toBe(25_000 + 10_187);
    expect(charges('0.01')).toBe(25_000 + 11_080);
  });
});
