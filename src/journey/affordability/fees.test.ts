import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { OWNER, TENANT, TWO } from '#tests/examples/households.ts';
import type { Answers } from '../answers.ts';
import { feeLines } from './fees.ts';
import type { FeeId, Why } from './line.ts';

const linesOf = (answers: Answers, id: FeeId) =>
  feeLines(answers, cents(10_000)).filter((line) => line.id === id);

const apart = {
  coborrowerSameAddress: 'no',
  coborrowerIsLandlord: 'no',
  coborrowerLivingSituation: 'L',
};

const TWO_TENANTS: Answers = { ...TWO, ...TENANT, borrowers: 'two' };

const married = { maritalStatus: 'MAR', maritalContractType: 'SB', borrowWith: 'spouce' };

//
describe('housing', () => {
  it.each<[string, Answers, number, number, Why | undefined]>([
    ['an owner', OWNER, 0, 25_000, 'floor'],
    ['a former tenant who owns', { ...TENANT, isLandlord: 'yes' }, 0, 25_000, 'floor'],
    ['lodged', { ...TENANT, livingSituation: 'H' }, 0, 25_000, 'floor'],
    ['a tenant under the floor', { ...TENANT, rent: '399.99' }, 39_999, 40_000, 'floorTenant'],
    ['a tenant at it', { ...TENANT, rent: '400' }, 40_000, 40_000, undefined],
    ['a tenant over it', { ...TENANT, rent: '400.01' }, 40_001, 40_001, undefined],
    ['two owners', TWO, 0, 25_000, 'floor'],
    ['two who live apart', { ...TWO, coborrowerSameAddress: 'no' }, 0, 40_000, 'floorApart'],
    [
      'apart, the co-borrower’s rent under the floor',
      { ...TWO, ...apart, coborrowerRent: '399.99' },
      39_999,
      40_000,
      'floorApart',
    ],
    ['… and over', { ...TWO, ...apart, coborrowerRent: '400.01' }, 40_001, 40_001, undefined],
    [
      'two rents, and the floor once',
      { ...TWO_TENANTS, ...apart, rent: '300', coborrowerRent: '250' },
      55_000,
      55_000,
      undefined,
    ],
    [
      'two small rents',
      { ...TWO_TENANTS, ...apart, rent: '100', coborrowerRent: '150' },
      25_000,
      40_000,
      'floorTenant',
    ],
    [
      'a co-borrower who owns elsewhere',
      { ...TWO, ...apart, coborrowerIsLandlord: 'yes', coborrowerRent: '900' },
      0,
      40_000,
      'floorApart',
    ],
    [
      'an old rent of a co-borrower at the same address',
      { ...TWO, ...apart, coborrowerSameAddress: 'yes', coborrowerRent: '900' },
      0,
      25_000,
      'floor',
    ],
    [
      'an old address of a spouse, who is not asked',
      { ...TWO, ...apart, ...married, coborrowerRent: '900' },
      0,
      25_000,
      'floor',
    ],
    [
      'a co-borrower who comes later',
      { ...TWO, ...apart, coborrowerInfosEncoding: 'later', coborrowerRent: '900' },
      0,
      25_000,
      'floor',
    ],
  ])('%s', (_, answers, given, counted, why) => {
    expect(linesOf(answers, 'housing')).toEqual([
      { id: 'housing', given, counted, ...(why && { why }) },
    ]);
  });
});

//
describe('the debts of each borrower', () => {
  it('include alimony and extra fees of each borrower', () => {
    const answers = {
      ...TWO,
      alimonyFee: '120,50',
      coborrowerAlimonyFee: '80',
      hasExtraFees: 'yes',
      extraFeesAmount: '60',
      coborrowerHasExtraFees: 'yes',
      coborrowerExtraFeesAmount: '15',
    };
    const counted = (changes: Answers = {}) =>
      feeLines({ ...answers, ...changes }, cents(0))
        .filter(({ borrower }) => borrower)
        .map((line) => `${line.borrower} ${line.id} ${line.counted}`);
    expect(counted()).toEqual([
      'applicant alimonyFee 12050',
      'applicant extraFeesAmount 6000',
      'coborrower alimonyFee 8000',
      'coborrower extraFeesAmount 1500',
    ]);
    expect(counted({ hasExtraFees: 'no', coborrowerHasExtraFees: '' })).toEqual([
      'applicant alimonyFee 12050',
      'coborrower alimonyFee 8000',
    ]);
    expect(counted({ borrowers: 'one' })).toEqual([
      'applicant alimonyFee 12050',
      'applicant extraFeesAmount 6000',
    ]);
  });

  it.each<[string, Record<string, string>, object[]]>([
    ['kept', { type: 'PAT', payBack: 'no' }, [{ counted: 15_000 }]],
    ['not answered', { type: 'PAT' }, [{ counted: 15_000 }]],
    ['repaid', { type: 'PAT', payBack: 'yes' }, [{ counted: 0, why: 'paidBack' }]],
    ['a mortgage with an old answer', { type: 'PH', payBack: 'yes' }, [{ counted: 15_000 }]],
    ['without a type, an old answer', { type: '', payBack: 'yes' }, [{ counted: 15_000 }]],
    ['revolving', { type: 'OCR', payBack: 'no' }, []],
  ])('a credit, %s', (_, entry, expected) => {
    const credit = { ...entry, amountBorrowed: '5000', monthlyAmount: '150' };
    const whole = expected.map((line) => ({ id: 'credit', entry: 0, given: 15_000, ...line }));
    expect(linesOf({ ...TWO, hasCredits: 'yes', currentCredits: [credit] }, 'credit')).toEqual(
      whole.map((line) => ({ ...line, borrower: 'applicant' })),
    );
    expect(
      linesOf(
        { ...TWO, coborrowerHasCredits: 'yes', coborrowerCurrentCredits: [credit] },
        'credit',
      ),
    ).toEqual(whole.map((line) => ({ ...line, borrower: 'coborrower' })));
  });

  it('name the position of each credit in its list', () => {
    const currentCredits = [
      { type: 'OCR', amountBorrowed: '100', monthlyAmount: '1' },
      { type: 'PAT', monthlyAmount: '20' },
      { type: 'VAT', monthlyAmount: '0' },
      { type: 'CB', monthlyAmount: '30' },
    ];
    const lines = linesOf({ ...OWNER, hasCredits: 'yes', currentCredits }, 'credit');
    expect(lines.map(({ entry, counted }) => [entry, counted])).toEqual([
      [1, 2_000],
      [3, 3_000],
    ]);
  });

  it.each<[string, Answers]>([
    ['says so', { hasCredits: 'no', coborrowerHasCredits: 'no' }],
    ['has not said', { hasCredits: '', coborrowerHasCredits: '' }],
    ['is not there', { borrowers: 'one', hasCredits: 'no', coborrowerHasCredits: 'yes' }],
  ])('include no credit of someone who %s', (_, changes) => {
    const credits = [{ type: 'PAT', monthlyAmount: '150' }];
    const cards = [{ amountBorrowed: '9000' }];
    const answers = {
      ...TWO,
      currentCredits: credits,
      currentCreditCards: cards,
      coborrowerCurrentCredits: credits,
      coborrowerCurrentCreditCards: cards,
      ...changes,
    };
    expect(linesOf(answers, 'credit')).toEqual([]);
    expect(linesOf(answers, 'revolving')).toEqual([]);
  });

  it('ends with the new loan’s payment, even if it is 0', () => {
    expect(feeLines(OWNER, cents(19_695)).at(-1)).toEqual({
      id: 'payment',
      given: 19_695,
      counted: 19_695,
    });
    expect(feeLines(OWNER, cents(0)).map(({ id }) => id)).toEqual(['housing', 'payment']);
  });
});
