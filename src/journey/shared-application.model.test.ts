import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { CoborrowersJourney } from '#tests/examples/coborrowers-journey.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { applicationFacts, fluvia } from '#tests/examples/fluvia.ts';
import {
  fillIn,
  MENDED_ELSEWHERE,
  mend,
  pickWith,
  STATED_STOPS,
} from '#tests/examples/likely-answers.ts';
import {
  COBORROWERS_ANSWERS,
  CREDIT_TO_REPAY,
  SHARED_ANSWERS,
} from '#tests/examples/shared-answers.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';
import type { Facts } from './facts.ts';
import { loanAsAnswers, loanAt, loanFromTariff, type WantedLoan } from './loan.ts';
import {
  assessHousehold,
  COBORROWER_NAMES,
  coborrowersView,
  isSameLoan,
  withCoborrowersPart,
} from './shared-application.ts';
import { stepAsking } from './shown.ts';

const WANTED: WantedLoan = {
  product: 'TAEGPSA1',
  productName: 'x',
  amount: cents(1_250_000),
  additionalAmount: cents(0),
  duration: 48,
};
const LOAN = loanFromTariff(WANTED, fluvia.tariffs.TAEGPSA1) ?? loanAt(WANTED, 48, 0);

const [SHARED, PART] = [SHARED_ANSWERS, COBORROWERS_ANSWERS];

const facts: Facts = {
  ...applicationFacts,
  loan: LOAN,
  isLent: () => true,
  codesOf: (list) => applicationFacts.codesOf(LOAN.product, list),
};
const assess = (applicant: Answers, part: Answers) =>
  assessHousehold(withCoborrowersPart(applicant, part), facts, fluvia.tariffs);

const whole = (applicant: Answers = SHARED, part: Answers = PART) =>
  checkApplication(
    { ...withCoborrowersPart(applicant, part), ...loanAsAnswers(LOAN) },
    applicationFacts,
  );

describe('the shared application', () => {
  it('is valid by itself before the co-borrower’s part', () => {
    expect(checkApplication({ ...SHARED, ...loanAsAnswers(LOAN) }, applicationFacts)).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('the applicant’s and the co-borrower’s parts form one application', () => {
    const checked = whole();
    expect(checked).toMatchObject({ ok: true });
    const { answers } = checked.ok ? checked.application : { answers: {} };
    expect(answers).toMatchObject({
      lastname: COMPLETE_ANSWERS.lastname,
      coborrowerInfosEncoding: 'now',
      coborrowerEncoding: 'yes',
      coborrowerMainIncome: '2100',
      coborrowerConditionsAccepted: 'yes',
    });
    // Only mode e1 asks for it.
    expect(answers).not.toHaveProperty('coborrowerPoliticallyExposed');
  });

  it.each<[string, Answers, Answers, string[]]>([
    [
      'the co-borrower’s own consent',
      {},
      { coborrowerConditionsAccepted: '' },
      ['coborrowerConditionsAccepted: mustCheck'],
    ],
    [
      'the co-borrower’s own declaration',
      {},
      { coborrowerExactData: '' },
      ['coborrowerExactData: mustCheck'],
    ],
    [
      'another person, however the number is written',
      {},
      {
        coborrowerGender: 'M',
        coborrowerBirthDate: '30/07/1985',
        coborrowerNationalRegistry: '85073003328',
      },
      ['coborrowerNationalRegistry: sameAsApplicant'],
    ],
    [
      'an income of one of the two',
      { workingCategory: 'SAN' },
      { coborrowerWorkingCategory: 'SAN' },
      ['mainIncome: insufficientIncomes'],
    ],
  ])('requires %s', (_, applicant, part, expected) => {
    const checked = whole({ ...SHARED, ...applicant }, { ...PART, ...part });
    const faults = checked.ok ? [] : checked.faults;
    expect(faults.map(({ field, kind }) => `${field}: ${kind}`)).toEqual(expected);
  });

  it('ignores answers in the part that belong to the applicant', () => {
    const part = { ...PART, mainIncome: '9999', amount: '1', coborrowerMaritalType: 'yes' };
    expect(withCoborrowersPart(SHARED, part)).toEqual(withCoborrowersPart(SHARED, PART));
  });
});

//
describe('the data that the co-borrower’s browser may receive', () => {
  const marked = Object.fromEntries(Object.keys(SHARED).map((name) => [name, `of ${name}`]));

  it.each<[string, Answers, readonly string[]]>([
    ['somebody else', { borrowers: 'two', maritalStatus: 'MAR', borrowWith: 'other' }, []],
    ['one of an unmarried couple', { borrowers: 'two', maritalStatus: 'COH' }, []],
    [
      'the spouse',
      {
        borrowers: 'two',
        maritalStatus: 'MAR',
        maritalContractType: 'CL',
        borrowWith: 'spouce',
      },
      ['MAR', 'CL', 'spouce'],
    ],
  ])('%s receives nothing else of the applicant’s', (_, situation, shared) => {
    const applicant = { ...marked, ...situation };
    const view = coborrowersView(applicant, { coborrowerStreet: 'Veldstraat' });
    const theirs = Object.entries(view).filter(([name]) => !COBORROWER_NAMES.has(name));
    expect(theirs.map(([, value]) => value)).toEqual([
      'of firstname',
      'of lastname',
      'two',
      'now',
      'yes',
      ...shared,
    ]);
    expect(view).toMatchObject({
      coborrowerFirstname: 'of coborrowerFirstname',
      coborrowerStreet: 'Veldstraat',
    });
  });

  it('prefers their own answers to what the applicant said about them', () => {
    const view = coborrowersView(SHARED, { coborrowerFirstname: 'Charlotte' });
    expect(view.coborrowerFirstname).toBe('Charlotte');
  });

  it('contains only what their steps ask, and the applicant’s answer on how they relate', () => {
    expect(COBORROWER_NAMES.has('coborrowerMaritalType')).toBe(false);
    const scope = { answers: coborrowersView(SHARED, PART), facts };
    expect(stepAsking('coborrowerMainIncome', scope)).toBe('2');
  });
});

describe('the verdict of the two', () => {
  it('waits until the co-borrower’s answers up to the budget are right', () => {
    expect(assess(SHARED, {})).toBeUndefined();
    expect(assess(SHARED, { ...PART, coborrowerHasExtraFees: '' })).toBeUndefined();
    expect(assess(SHARED, { ...PART, coborrowerBirthDate: '' })).toEqual({
      isTight: false,
      hasInsufficientIncomes: false,
    });
  });

  it('considers both', () => {
    const poor = { ...SHARED, mainIncome: '900' };
    expect(assess(poor, PART)).toMatchObject({ isTight: false });
    expect(assess(poor, { ...PART, coborrowerMainIncome: '300' })).toMatchObject({ isTight: true });
    const jobless = { ...SHARED, workingCategory: 'SAN' };
    expect(assess(jobless, { ...PART, coborrowerWorkingCategory: 'SAN' })).toMatchObject({
      hasInsufficientIncomes: true,
    });
  });

  const REPAID = { coborrowerHasCredits: 'yes', coborrowerCurrentCredits: [CREDIT_TO_REPAY] };

  it('proposes what their credits lead to, at the tariff’s rate', () => {
    const assessed = assess(SHARED, { ...PART, ...REPAID });
    expect(assessed?.proposal).toMatchObject({
      leaving: '3',
      reasons: ['creditsToRepay'],
      loan: { product: 'TAEGINL1', amount: 1_250_000, duration: 48 },
    });
  });

  it('reports that the tariff does not offer it', () => {
    const { TAEGINL1 } = fluvia.tariffs;
    const rates = TAEGINL1.rates.map((rate) => ({ ...rate, max: cents(1_249_999) }));
    const tariffs = { ...fluvia.tariffs, TAEGINL1: { ...TAEGINL1, rates } };
    expect(
      assessHousehold(withCoborrowersPart(SHARED, { ...PART, ...REPAID }), facts, tariffs),
    ).toMatchObject({ proposal: 'not-offered' });
  });
});

it.each([
  [{}, true],
  [{ taeg: 1 }, true],
  [{ product: 'TAEGINL1' as const }, false],
  [{ duration: 60 }, false],
  [{ amount: cents(1) }, false],
  [{ additionalAmount: cents(1) }, false],
])('%o counts as the same loan: %s', (changed, same) => {
  expect(isSameLoan(LOAN, { ...LOAN, ...changed })).toBe(same);
});

describe('150 random walks through the co-borrower’s part', () => {
  it('end with the same verdict as the server’s of the whole', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const pick = pickWith(seed);
        const married = { maritalStatus: 'MAR', maritalContractType: 'CL', borrowWith: 'spouce' };
        const applicant = pick([SHARED, { ...SHARED, ...married }]);
        const journey = new CoborrowersJourney(applicant, LOAN);
        const end = walk(journey, pick);
        ends.add(end);
        if (end !== 'sent') return;
        expect(journey.checkedWhole()).toMatchObject({ ok: true });
      }),
      { seed: 20_261_121, numRuns: 150 },
    );
    expect([...ends].sort()).toEqual(['sent', 'spouseMustSubscribe']);
  });
});

/** Walks to the end of the co-borrower's part, or to a stated end. */
function walk(journey: CoborrowersJourney, pick: ReturnType<typeof pickWith>): string {
  for (let moves = 0; moves < 30; moves++) {
    fillIn(journey, pick);
    const elsewhere = journey.faults.find(({ kind }) => MENDED_ELSEWHERE.has(kind));
    if (elsewhere) {
      const asking = stepAsking(elsewhere.field, {
        answers: journey.answers,
        facts: journey.facts,
      });
      journey.goTo(asking);
      mend(journey, elsewhere.field, elsewhere.kind, pick);
      continue;
    }
    const [stop] = journey.faults;
    if (stop) {
      expect(STATED_STOPS.has(stop.kind), JSON.stringify(journey.faults)).toBe(true);
      return stop.kind;
    }
    if (journey.step === '6') return 'sent';
    const answersProposal = ['4', '4b'].includes(journey.step);
    const left = answersProposal ? journey.proceed() : journey.next();
    if (left === 'not-offered') return left;
    expect(['1', '2', '3', '4', '4b', '5', '6']).toContain(left);
  }
  throw new Error(`Never arrives: ${journey.step}`);
}
