import { describe, expect, it } from 'vitest';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { hasFormEnded } from './borrowers.ts';
import { checkStep } from './check-step.ts';
import { controlNames } from './shown.ts';
import type { StepId } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

const facts = factsFor();

/** Which co-borrower is shown: nobody, a spouse, somebody else, or only where to write to them. */
type Shown = 'nobody' | 'spouse' | 'other' | 'later';

const ANSWERS = {
  borrowers: ['one', 'two'],
  maritalStatus: ['MAR', 'CEL'],
  maritalContractType: ['CL', 'CU', 'CC', 'SB', ''],
  coborrowerMaritalType: ['yes', 'no', ''],
  borrowWith: ['spouce', 'other', ''],
  coborrowerInfosEncoding: ['now', 'later', ''],
} as const;

const COMMUNITY = 'CL CU CC';

/**
 * Who borrows, marital status, contract, whether the spouse subscribes, who the co-borrower is, when;
 * `*` is any answer, and the first line that fits applies.
 */
const WHO: readonly [string, string, string, string, string, string, Shown, 'ended'?][] = [
  ['one', 'CEL', '*', '*', '*', '*', 'nobody'],
  ['one', 'MAR', 'SB', '*', '*', '*', 'nobody'],
  ['one', 'MAR', '', '*', '*', '*', 'nobody'],
  ['one', 'MAR', COMMUNITY, 'yes', '*', '*', 'spouse'],
  ['one', 'MAR', COMMUNITY, 'no', '*', '*', 'nobody', 'ended'],
  ['one', 'MAR', COMMUNITY, '', '*', '*', 'nobody'],
  ['two', 'CEL', '*', '*', '*', 'now', 'other'],
  ['two', 'CEL', '*', '*', '*', 'later', 'later'],
  ['two', 'MAR', '*', '*', 'spouce', 'now', 'spouse'],
  ['two', 'MAR', '*', '*', 'spouce', 'later', 'later'],
  ['two', 'MAR', COMMUNITY, '*', 'other', 'now', 'other', 'ended'],
  ['two', 'MAR', COMMUNITY, '*', 'other', 'later', 'later', 'ended'],
  ['two', 'MAR', COMMUNITY, '*', 'other', '', 'nobody', 'ended'],
  ['two', 'MAR', '*', '*', '*', 'now', 'other'],
  ['two', 'MAR', '*', '*', '*', 'later', 'later'],
  ['two', '*', '*', '*', '*', '', 'nobody'],
];

const NAMES = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

const COMBINATIONS = NAMES.reduce<readonly Record<string, string>[]>(
  (so, name) =>
    so.flatMap((answers) => ANSWERS[name].map((value) => ({ ...answers, [name]: value }))),
  [{}],
);

function expectedOf(answers: Record<string, string>) {
  const given = [
    answers.borrowers,
    answers.maritalStatus,
    answers.maritalContractType,
    answers.coborrowerMaritalType,
    answers.borrowWith,
    answers.coborrowerInfosEncoding,
  ];
  const line = WHO.find((row) =>
    given.every((value, at) => row[at] === '*' || row[at]?.split(' ').includes(value ?? '')),
  );
  if (!line) throw new Error(`No line for ${given.join()}`);
  return { shown: line[6], ended: line[7] === 'ended' };
}

/** The co-borrower's controls of a step, without those about the relation of the two. */
function coborrowersControls(step: StepId, answers: Answers): readonly string[] {
  const all = controlNames(stepOf(step), { answers, facts });
  const between = ['coborrowerInfosEncoding', 'coborrowerMaritalType'];
  return [...all].filter((name) => name.startsWith('coborrower') && !between.includes(name));
}

const named = (...names: readonly string[]) => names.map((name) => `coborrower${name}`);

const CONTACT = named('Gender', 'Firstname', 'Lastname', 'Email', 'Phone');
const OWN_ADDRESS = named('Street', 'Number', 'Box', 'Zip', 'City', 'LivingSince');
const HOUSEHOLD = named('MaritalStatus', 'MaritalContractType');

const ACTIVITY = named(
  ...['WorkingCategory', 'Profession', 'Sector', 'WorkingContractType'],
  ...['WorkingContractBeginDate', 'EmployerName', 'EmployerCountry', 'EmployerStreet'],
  ...['EmployerNumber', 'EmployerBox', 'EmployerZip', 'EmployerCity', 'MainIncome'],
  ...['HasResigned', 'HasSeizure', 'HasAdditionalIncome'],
);
const COSTS = named('Children', 'Dependents', 'AlimonyFee', 'HasCredits', 'HasExtraFees');
const BIRTH = named(
  ...['BirthDate', 'NationalRegistry', 'BirthLocation', 'Nationality', 'PoliticallyExposed'],
);

/** What each step asks about a co-borrower who lives elsewhere as a tenant and is married separately. */
const ASKED: Readonly<Record<Shown, Readonly<Partial<Record<StepId, readonly string[]>>>>> = {
  nobody: {},
  later: { '6': CONTACT },
  spouse: {
    '1': CONTACT,
    '2': ACTIVITY,
    '3': COSTS,
    '5': BIRTH,
    '6': ['coborrowerExactData'],
  },
  other: {
    '1': [
      ...CONTACT,
      ...HOUSEHOLD,
      'coborrowerSameAddress',
      ...OWN_ADDRESS,
      ...named('IsLandlord', 'LivingSituation'),
    ],
    '2': ACTIVITY,
    '3': [...COSTS.slice(0, 3), 'coborrowerRent', ...COSTS.slice(3)],
    '5': BIRTH,
    '6': ['coborrowerExactData'],
  },
};

//
describe('what is asked of a co-borrower', () => {
  const tenant: Answers = {
    ...COUPLE_ANSWERS,
    coborrowerMaritalStatus: 'MAR',
    coborrowerMaritalContractType: 'SB',
    coborrowerIsLandlord: 'no',
    coborrowerLivingSituation: 'L',
  };

  it(`matches the table in all ${COMBINATIONS.length} ways to say who borrows`, () => {
    const seen = new Set<Shown>();
    for (const combination of COMBINATIONS) {
      const answers = { ...tenant, ...combination };
      const { shown, ended } = expectedOf(combination);
      seen.add(shown);
      for (const step of STEPS)
        expect(
          coborrowersControls(step.id, answers),
          `${step.id} ${JSON.stringify(combination)}`,
        ).toEqual(ASKED[shown][step.id] ?? []);
      expect(hasFormEnded(answers), JSON.stringify(combination)).toBe(ended);
      const faults = checkStep(stepOf('2'), answers, facts).map(({ kind }) => kind);
      expect(faults.includes('formEnded')).toBe(ended);
    }
    expect(seen.size).toBe(4);
  });

  //
  it('asks about the relation of the two only if it is open', () => {
    for (const combination of COMBINATIONS) {
      const names = controlNames(stepOf('1'), { answers: { ...tenant, ...combination }, facts });
      const { borrowers, maritalStatus, maritalContractType = '' } = combination;
      const isMarried = maritalStatus === 'MAR';
      const isCommunity = ['CL', 'CU', 'CC'].includes(maritalContractType);
      expect({
        infosEncoding: names.has('coborrowerInfosEncoding'),
        contract: names.has('maritalContractType'),
        subscribes: names.has('coborrowerMaritalType'),
        borrowWith: names.has('borrowWith'),
      }).toEqual({
        infosEncoding: borrowers === 'two',
        contract: isMarried,
        subscribes: borrowers === 'one' && isMarried && isCommunity,
        borrowWith: borrowers === 'two' && isMarried,
      });
    }
  });

  it.each<[string, Answers, readonly string[]]>([
    ['not said where', { coborrowerSameAddress: '' }, [...CONTACT, ...HOUSEHOLD.slice(0, 1)]],
    ['the same address', { coborrowerSameAddress: 'yes' }, [...CONTACT, ...HOUSEHOLD.slice(0, 1)]],
  ])('no address of their own: %s', (_, changes, expected) => {
    const answers = { ...COUPLE_ANSWERS, ...changes };
    expect(coborrowersControls('1', answers)).toEqual([...expected, 'coborrowerSameAddress']);
    expect(coborrowersControls('3', answers)).not.toContain('coborrowerRent');
  });

  it.each<[string, Answers, boolean]>([
    ['a tenant elsewhere', {}, true],
    ['an owner elsewhere', { coborrowerIsLandlord: 'yes' }, false],
    ['with their parents', { coborrowerLivingSituation: 'V' }, false],
    ['at the same address', { coborrowerSameAddress: 'yes' }, false],
    ['filled in later', { coborrowerInfosEncoding: 'later' }, false],
  ])('the co-borrower’s rent: %s', (_, changes, isShown) => {
    const controls = coborrowersControls('3', { ...COUPLE_ANSWERS, ...changes });
    expect(controls.includes('coborrowerRent')).toBe(isShown);
  });
});
