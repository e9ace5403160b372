import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { applicationFacts, factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';
import { checkStep, hasAnswers } from './check-step.ts';
import type { FaultReason } from './fault.ts';
import type { StepId } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

const facts = factsFor();

function faultOf(step: StepId, field: string, changes: Answers): string | undefined {
  const faults = checkStep(stepOf(step), { ...COMPLETE_ANSWERS, ...changes }, facts);
  return faults.find((fault) => fault.field === field)?.kind;
}

const text = (length: number) => 'a'.repeat(length);

/** Field, value, and the fault it has (none where it is right): spec 2 §5 and spec 3 §5. */
const FIELD_RULES: readonly [StepId, string, string, string | undefined][] = [
  ['1', 'borrowers', '', 'required'],
  ['1', 'borrowers', 'three', 'invalid'],
  ['1', 'borrowers', 'three', 'invalid'],
  ['1', 'firstname', text(20), undefined],
  ['1', 'firstname', text(21), 'maxLength'],
  ['1', 'firstname', "Anne-Marie d'Août @2", undefined],
  ['1', 'firstname', 'Anne!', 'nameCharacters'],
  ['1', 'lastname', text(100), undefined],
  ['1', 'lastname', text(101), 'maxLength'],
  ['6', 'lastname', text(30), undefined],
  ['6', 'lastname', text(31), 'maxLength'],
  ['1', 'email', 'a@b.be', undefined],
  ['1', 'email', 'a.b+c@sub.fluvia.brussels', undefined],
  ['1', 'email', 'a@b', 'email'],
  ['1', 'email', 'a@b.c', 'email'],
  ['1', 'email', 'a b@c.be', 'email'],
  ['1', 'email', `${text(44)}@bc.be`, undefined],
  ['1', 'email', `${text(45)}@bc.be`, 'maxLength'],
  ['1', 'phone', '0475/123456', undefined],
  ['1', 'phone', '+32 475 12 34 56', undefined],
  ['1', 'phone', '02345678', 'phone'],
  ['1', 'phone', '0475x123456', 'phone'],
  ['1', 'conditionsAccepted', '', 'mustCheck'],
  ['1', 'conditionsAccepted', 'no', 'mustCheck'],
  ['1', 'street', text(70), undefined],
  ['1', 'street', text(71), 'maxLength'],
  ['1', 'number', '12 bis', undefined],
  ['1', 'number', 'bis 12', 'addressNumber'],
  ['1', 'number', '12/3', 'addressNumber'],
  ['1', 'street', 'Rue J. Destrée', 'nameCharacters'],
  ['1', 'number', '12345678901', 'maxLength'],
  ['1', 'box', '', undefined],
  ['1', 'box', 'A12', undefined],
  ['1', 'box', 'A123', 'maxLength'],
  ['1', 'zip', '500', 'beZip'],
  ['1', 'zip', '5000', undefined],
  ['1', 'zip', '0999', 'beZip'],
  ['1', 'livingSince', '2026', undefined],
  ['1', 'livingSince', '2027', 'yearAfterToday'],
  ['1', 'livingSince', '1900', undefined],
  ['1', 'livingSince', '1899', 'tooEarly'],
  ['1', 'livingSince', '0000', 'tooEarly'],
  ['1', 'livingSince', '216', 'length'],
  ['1', 'livingSince', 'deux', 'numeric'],
  ['1', 'livingSituation', 'P', 'invalid'],
  ['1', 'livingSituation', 'H', undefined],
  ['2', 'workingCategory', 'XXX', 'invalid'],
  ['2', 'profession', text(31), 'maxLength'],
  ['2', 'employerName', text(31), 'maxLength'],
  ['2', 'employerName', 'Dupont & Fils S.A.', undefined],
  ['2', 'workingContractBeginDate', '20/11/2026', undefined],
  ['2', 'workingContractBeginDate', '21/11/2026', 'dateAfterToday'],
  ['2', 'workingContractBeginDate', '29/02/2023', 'date'],
  ['2', 'workingContractBeginDate', '1/2/2023', 'date'],
  ['2', 'mainIncome', '0', 'amountBetween'],
  ['2', 'mainIncome', '0,99', 'amountBetween'],
  ['2', 'mainIncome', '1', undefined],
  ['2', 'mainIncome', '999999', undefined],
  ['2', 'mainIncome', '999999,01', 'amountBetween'],
  ['2', 'mainIncome', 'assez', 'decimal'],
  ['2', 'mainIncome', '', 'required'],
  ['3', 'children', '99', undefined],
  ['3', 'children', '100', 'between'],
  ['3', 'children', '1,5', 'numeric'],
  ['3', 'children', '', 'required'],
  ['3', 'dependents', '-1', 'numeric'],
  ['3', 'alimonyFee', '999999', undefined],
  ['3', 'alimonyFee', '1000000', 'amountBetween'],
  ['3', 'rent', '1', undefined],
  ['3', 'rent', '0,99', 'amountBetween'],
  ['3', 'hasCredits', '', 'required'],
  ['5', 'birthDate', '20/11/2008', undefined],
  ['5', 'birthDate', '01/01/1900', undefined],
  ['5', 'birthDate', '31/12/1899', 'tooEarly'],
  ['5', 'birthDate', '01/01/0001', 'tooEarly'],
  ['5', 'birthDate', '21/11/2008', 'major'],
  ['5', 'birthDate', '21/11/2026', 'dateAfterToday'],
  ['5', 'nationalRegistry', '85073003328', 'registryFormat'],
  ['5', 'nationalRegistry', '93.05.18-223.61', 'registryBirthDate'],
  ['5', 'birthLocation', text(31), 'maxLength'],
  ['5', 'birthLocation', 'Sint-Niklaas', undefined],
  ['5', 'birthLocation', 'Lieu 2', 'placeCharacters'],
  ['5', 'nationality', 'ZZ', 'invalid'],
  ['5', 'creditPurpose', text(35), undefined],
  ['5', 'creditPurpose', text(36), 'maxLength'],
  ['5', 'creditPurpose', 'Crédit', 'purpose'],
  ['5', 'message', text(500), undefined],
  ['5', 'message', text(501), 'maxLength'],
  ['5', 'message', '<script>', 'messageCharacters'],
  // As phones and word processors write them.
  ['5', 'message', 'L’offre… “vite” – merci — bien ‘à’ vous „bis”', undefined],
  ['5', 'politicallyExposed', '', 'required'],
  ['5', 'signLocation', 'pub', 'invalid'],
  ['5', 'howKnown', '', undefined],
  ['5', 'howKnown', '001', undefined],
  ['6', 'useMyData', '', 'required'],
];

describe('the rules of single fields', () => {
  it.each(FIELD_RULES)('step %s, %s «%s»: %s', (step, field, value, expected) => {
    expect(faultOf(step, field, { [field]: value })).toBe(expected);
  });
});

const CREDIT = {
  type: 'PAT',
  amountBorrowed: '10000',
  monthlyAmount: '250',
  beginDate: '20/11/2024',
  duration: '25',
  payBack: 'no',
};

/** 24 full months have gone since the credit's first instalment. */
const CREDIT_RULES: readonly [string, string, string | undefined][] = [
  ['type', '', 'required'],
  ['type', 'OCR', 'invalid'],
  ['type', 'PH', undefined],
  ['amountBorrowed', '', 'required'],
  ['amountBorrowed', '1000000', 'amountBetween'],
  ['monthlyAmount', '10000', undefined],
  ['monthlyAmount', '10000,01', 'monthlyAmount'],
  ['beginDate', '21/11/2026', 'dateAfterToday'],
  ['duration', '25', undefined],
  ['duration', '24', 'creditFinished'],
  ['duration', '180', undefined],
  ['duration', '181', 'between'],
  ['remainingAmount', '', undefined],
  ['remainingAmount', '10000,01', 'remainingAmount'],
  ['rate', '4,5', undefined],
  ['rate', '99.99', undefined],
  ['rate', '100', 'maxPercent'],
  ['rate', 'cher', 'percent'],
  ['rate', '5,123', 'percent'],
  ['payBack', '', 'required'],
];

describe('the rules of a credit', () => {
  it.each(CREDIT_RULES)('%s «%s»: %s', (field, value, expected) => {
    const changes = { hasCredits: 'yes', currentCredits: [{ ...CREDIT, [field]: value }] };
    expect(faultOf('3', `currentCredits[0].${field}`, changes)).toBe(expected);
  });

  it('asks a mortgage neither duration nor repayment', () => {
    const mortgage = {
      type: 'PH',
      amountBorrowed: '200000',
      monthlyAmount: '900',
      beginDate: '01/01/2020',
    };
    const answers = { ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits: [mortgage] };
    expect(checkStep(stepOf('3'), answers, facts)).toEqual([]);
  });
});

describe('what applies', () => {
  it.each<[string, Answers, string, boolean]>([
    [
      'no living situation for owners',
      { isLandlord: 'yes', livingSituation: '' },
      'livingSituation',
      false,
    ],
    ['a contract type when married', { maritalStatus: 'MAR' }, 'maritalContractType', true],
    [
      'the spouse under a community',
      { maritalStatus: 'MAR', maritalContractType: 'CU' },
      'coborrowerMaritalType',
      true,
    ],
    [
      'not under separation',
      { maritalStatus: 'MAR', maritalContractType: 'SB' },
      'coborrowerMaritalType',
      false,
    ],
    ['not when single', { maritalContractType: 'CL' }, 'coborrowerMaritalType', false],
  ])('step 1: %s', (_, changes, field, asked) => {
    expect(faultOf('1', field, changes) === 'required').toBe(asked);
  });

  it.each<[string, string, boolean]>([
    ['OUV', 'employerName', true],
    ['IND', 'employerName', true],
    ['IND', 'workingContractType', false],
    ['IND', 'companyNumber', true],
    ['LIB', 'companyNumber', true],
    ['EMP', 'companyNumber', false],
    ['SAN', 'employerName', false],
    ['SAN', 'mainIncome', false],
    ['CHO', 'mainIncome', true],
    ['CHO', 'workingContractBeginDate', false],
    ['PEN', 'profession', false],
    ['INV', 'sector', false],
    ['', 'sector', false],
    ['', 'mainIncome', true],
  ])('step 2: %s is asked %s: %s', (workingCategory, field, asked) => {
    const changes = { workingCategory, [field]: '' };
    expect(faultOf('2', field, changes) === 'required').toBe(asked);
  });

  it.each<[string, Answers, string, boolean]>([
    ['in Belgium since, for foreigners', { nationality: 'FR' }, 'inBelgiumSince', true],
    ['not for Belgians', { nationality: 'BE' }, 'inBelgiumSince', false],
    ['nor before that is said', { nationality: '' }, 'inBelgiumSince', false],
    ['where to sign', { signLocation: '' }, 'signLocation', true],
    [
      'as long as no country is said',
      { signLocation: '', employerCountry: '' },
      'signLocation',
      true,
    ],
    [
      'not when employed abroad',
      { signLocation: '', employerCountry: 'LU' },
      'signLocation',
      false,
    ],
  ])('step 5: %s', (_, changes, field, asked) => {
    expect(faultOf('5', field, changes) === 'required').toBe(asked);
  });

  it.each<[string, Answers, string | undefined]>([
    ['extraFeesAmount', { hasExtraFees: 'yes' }, 'required'],
    ['extraFeesReason', { hasExtraFees: 'yes' }, 'required'],
    ['extraFeesReason', { hasExtraFees: 'yes', extraFeesReason: text(51) }, 'maxLength'],
    ['extraFeesAmount', { hasExtraFees: 'no' }, undefined],
    ['hasCredits', { hasCredits: 'yes' }, 'creditRequired'],
    ['hasCredits', { hasCredits: 'yes', currentCredits: [{}] }, undefined],
    ['hasCredits', { hasCredits: 'yes', currentCreditCards: [{}] }, undefined],
  ])('step 3: %s of %j: %s', (field, changes, expected) => {
    expect(faultOf('3', field, changes)).toBe(expected);
  });

  it.each<[string, Answers, string | undefined]>([
    ['allowances without children', {}, 'childrenRequired'],
    ['with one', { children: '1' }, undefined],
    ['of nothing', { familyAllowances: '0' }, undefined],
    ['taken back', { hasAdditionalIncome: 'no' }, undefined],
  ])('step 3: %s', (_, changes, expected) => {
    const allowances = { hasAdditionalIncome: 'yes', familyAllowances: '170', children: '0' };
    expect(faultOf('3', 'children', { ...allowances, ...changes })).toBe(expected);
  });

  it('asks for the pension from 65 at the end of the loan, to the day', () => {
    // 48 months from 20/11/2026 end on 20/11/2030.
    const wrong = (birthDate: string) =>
      faultOf('5', 'futurePensionIncome', { birthDate, futurePensionIncome: 'beaucoup' });
    expect(wrong('20/11/1965')).toBe('decimal');
    expect(wrong('21/11/1965')).toBeUndefined();
    expect(wrong('')).toBeUndefined();
  });
});

describe('answers that contradict each other', () => {
  it.each<[string, Answers, string | undefined]>([
    ['livingSince', { livingSince: '1984' }, 'livingSinceBeforeBirth'],
    ['livingSince', { livingSince: '1985' }, undefined],
    [
      'workingContractBeginDate',
      { workingContractBeginDate: '29/07/2001' },
      'contractBeforeSixteen',
    ],
    ['workingContractBeginDate', { workingContractBeginDate: '30/07/2001' }, undefined],
    [
      'workingContractBeginDate',
      { workingContractBeginDate: '30/07/2001', birthDate: '' },
      undefined,
    ],
    [
      'workingContractBeginDate',
      { workingCategory: 'PEN', workingContractBeginDate: '29/07/1999' },
      undefined,
    ],
  ])('%s %o: %s', (field, changes, expected) => {
    expect(faultOf('5', field, changes)).toBe(expected);
  });
});

it('a birth date not given yet contradicts nothing', () => {
  const faults = checkStep(stepOf('5'), { ...COMPLETE_ANSWERS, birthDate: '' }, facts);
  expect(faults).toEqual([{ field: 'birthDate', kind: 'required' }]);
});

describe('a fault says with which figure', () => {
  it.each<[StepId, string, string, FaultReason['params']]>([
    ['1', 'firstname', text(21), { max: 20 }],
    ['1', 'livingSince', '216', { length: 4 }],
    ['1', 'livingSince', '1899', { year: '1900' }],
    ['2', 'mainIncome', '0', { min: 1, max: 999_999 }],
    ['2', 'mainIncome', '1000000', { min: 1, max: 999_999 }],
    ['3', 'children', '100', { min: 0, max: 99 }],
  ])('step %s, %s «%s»: %j', (step, field, value, params) => {
    const faults = checkStep(stepOf(step), { ...COMPLETE_ANSWERS, [field]: value }, facts);
    expect(faults.find((fault) => fault.field === field)?.params).toEqual(params);
  });
});

describe('two faults of one cause are told once', () => {
  const credit = (changes: Record<string, string>) =>
    checkStep(
      stepOf('3'),
      { ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits: [{ ...CREDIT, ...changes }] },
      facts,
    ).map(({ field, kind }) => `${field.replace(/.*\./, '')}: ${kind}`);

  it.each<[Record<string, string>, string[]]>([
    [{ amountBorrowed: 'cher' }, ['amountBorrowed: decimal']],
    [{ monthlyAmount: 'cher' }, ['monthlyAmount: decimal']],
    [{ rate: '100' }, ['rate: maxPercent']],
    [{ beginDate: '21/11/2026', duration: '0' }, ['beginDate: dateAfterToday']],
    [{ beginDate: 'hier', duration: '0' }, ['beginDate: date']],
    [{ beginDate: '20/11/2026', duration: '0' }, ['duration: creditFinished']],
    [{ beginDate: '20/11/2026', duration: '1' }, []],
  ])('%j: %j', (changes, expected) => {
    expect(credit(changes)).toEqual(expected);
  });

  it('wrong twice, an answer has the fault of its own', () => {
    const answers = { ...COMPLETE_ANSWERS, hasCredits: '' };
    expect(checkStep(stepOf('3'), answers, facts).map(({ kind }) => kind)).toEqual(['required']);
  });
});

describe('a list has an end', () => {
  const card = { amountBorrowed: '1250', beginDate: '01/03/2024' };
  const many = (count: number, entry: Record<string, string>) =>
    Array.from({ length: count }, () => entry);

  it.each<[string, StepId, string, Answers, string[]]>([
    ['20 credits', '3', 'currentCredits', { currentCredits: many(20, CREDIT) }, []],
    ['21 credits', '3', 'currentCredits', { currentCredits: many(21, CREDIT) }, ['[20].type: 20']],
    // Those past the end are not judged besides.
    ['50 credits', '3', 'currentCredits', { currentCredits: many(50, CREDIT) }, ['[20].type: 20']],
    ['20 cards', '3', 'currentCreditCards', { currentCreditCards: many(20, card) }, []],
    [
      '21 cards',
      '3',
      'currentCreditCards',
      { currentCreditCards: many(21, card) },
      ['[20].amountBorrowed: 20'],
    ],
    ['5 reasons', '5', 'creditReasons', { creditReasons: many(5, { reason: '81' }) }, []],
    [
      '6 reasons',
      '5',
      'creditReasons',
      { creditReasons: many(6, { reason: '81' }) },
      ['[5].reason: 5'],
    ],
  ])('%s', (_, step, list, changes, expected) => {
    const answers = { ...COMPLETE_ANSWERS, hasCredits: 'yes', ...changes };
    const faults = checkStep(stepOf(step), answers, facts);
    expect(faults.map(({ field, params }) => `${field}: ${params?.max}`)).toEqual(
      expected.map((fault) => `${list}${fault}`),
    );
    expect(faults.every(({ kind }) => kind === 'tooManyEntries')).toBe(true);
  });

  it('for the co-borrower too', () => {
    const answers = {
      ...COUPLE_ANSWERS,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCreditCards: many(21, card),
    };
    expect(checkStep(stepOf('3'), answers, facts)).toEqual([
      {
        field: 'coborrowerCurrentCreditCards[20].amountBorrowed',
        kind: 'tooManyEntries',
        params: { max: 20 },
      },
    ]);
  });
});

describe('an employer abroad', () => {
  it.each<[string, string, string | undefined]>([
    ['employerZip', '59000', undefined],
    ['employerZip', '1234567890', undefined],
    ['employerZip', '12345678901', 'maxLength'],
    ['employerCity', 'Lille', undefined],
    ['employerCity', 'Lille!', 'nameCharacters'],
  ])('%s «%s»: %s', (field, value, expected) => {
    expect(faultOf('2', field, { employerCountry: 'FR', [field]: value })).toBe(expected);
  });

  it.each([
    ['employerZip', '59000', 'beZip'],
    ['employerCity', 'Lille', 'cityOfZip'],
    ['companyNumber', '0403.019.262', 'companyNumber'],
    ['companyNumber', '0403.019.261', undefined],
  ])('and one here: %s «%s»: %s', (field, value, expected) => {
    expect(faultOf('2', field, { workingCategory: 'IND', [field]: value })).toBe(expected);
    expect(
      faultOf('2', field, { workingCategory: 'IND', employerCountry: '', [field]: value }),
    ).toBe(expected);
  });
});

describe('the employer’s country', () => {
  it.each<Answers>([
    { employerCountry: '' },
    { employerCountry: '  ' },
    { coborrowerEmployerCountry: '' },
    // Whatever comes of Belgium comes of nothing: where to sign is asked.
    { employerCountry: '', signLocation: 'work' },
  ])('emptied, is Belgium to the browser and to the server: %j', (changes) => {
    const answers = { ...COUPLE_ANSWERS, ...changes };
    const asked = STEPS.filter((step) => step.when({ answers, facts }));
    expect(asked.flatMap((step) => checkStep(step, answers, facts))).toEqual([]);
    const judged = checkApplication(answers, applicationFacts);
    expect(judged.ok && judged.application.answers).toMatchObject({
      employerCountry: 'BE',
      coborrowerEmployerCountry: 'BE',
    });
  });

  it('that is none of the list is refused by both', () => {
    const answers = { ...COMPLETE_ANSWERS, employerCountry: 'ZZ' };
    const fault = { field: 'employerCountry', kind: 'invalid' };
    expect(checkStep(stepOf('2'), answers, facts)).toContainEqual(fault);
    const judged = checkApplication(answers, applicationFacts);
    expect(judged.ok ? [] : judged.faults).toContainEqual(fault);
  });
});

describe('hasAnswers', () => {
  it.each<[Answers, boolean]>([
    [{}, false],
    [{ employerCountry: 'BE', firstname: '  ', currentCredits: [] }, false],
    [{ employerCountry: 'FR' }, true],
    [{ employerCountry: 'BE', firstname: 'Lotte' }, true],
    [{ creditReasons: [{ reason: '81' }] }, true],
  ])('%j: %s', (answers, expected) => {
    expect(hasAnswers(answers)).toBe(expected);
  });
});
