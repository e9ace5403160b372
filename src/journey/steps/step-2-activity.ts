import { readBox, readHouseNumber } from '#domain/reading/read-address.ts';
import { readName, readProperName } from '#domain/reading/read-words.ts';
import { borrowersOf, hasFormEnded, nameOf } from '../borrowers.ts';
import type { Fault } from '../fault.ts';
import { own, type Scope, type Section } from '../field.ts';
import { ofCoborrower } from '../of-coborrower.ts';
import { epicDate, notAfterToday } from '../rules/date.ts';
import { companyNumber } from '../rules/identity.ts';
import { amountBetween, amountIn } from '../rules/number.ts';
import { beZip, cityOf, foreignZip, inBelgium } from '../rules/place.ts';
import { addressNumber, companyName, maxLength, nameLike } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { YES_NO } from '../yes-no.ts';

/** money fields at most 999 999 euros; main income at least 1. */
const anyAmount = amountBetween(0, 999_999);
const mainIncome = amountBetween(1, 999_999);

/** no employer, contract type or begin date. */
const WITHOUT_WORK = ['SAN', 'PEN', 'CHO', 'INV'];
const SELF_EMPLOYED = ['IND', 'LIB'];

const category = (scope: Scope) => own(scope, 'workingCategory');
const isWithoutWork = (scope: Scope) => WITHOUT_WORK.includes(category(scope));
export const works = (scope: Scope) => category(scope) !== '' && !isWithoutWork(scope);
const isEmployee = (scope: Scope) => works(scope) && !SELF_EMPLOYED.includes(category(scope));
const isSelfEmployed = (scope: Scope) => SELF_EMPLOYED.includes(category(scope));
/** Without a job the main income counts as 0 and is not asked. */
const hasMainIncome = (scope: Scope) => category(scope) !== 'SAN';

export const ADDITIONAL_INCOMES = [
  'familyAllowances',
  'alimony',
  'rentalIncome',
  'mealVouchers',
  'complementaryActivity',
  'secondJobIncome',
] as const;

const activity: Section = {
  id: 'activity',
  fields: [
    { name: 'workingCategory', kind: 'code', list: 'CATSOP_ED' },
    {
      name: 'profession',
      kind: 'text',
      // Someone without work may give their last job.
      optional: isWithoutWork,
      read: readName,
      rules: [maxLength(30), nameLike],
    },
    { name: 'sector', kind: 'code', list: 'SECTACT', when: works },
    { name: 'workingContractType', kind: 'code', list: 'TYPE_CONTRAT', when: isEmployee },
    {
      name: 'workingContractBeginDate',
      kind: 'date',
      when: works,
      rules: [epicDate, notAfterToday],
    },
    { name: 'companyNumber', kind: 'companyNumber', when: isSelfEmployed, rules: [companyNumber] },
  ],
};

const employer: Section = {
  id: 'employer',
  when: works,
  fields: [
    {
      name: 'employerName',
      kind: 'text',
      read: readProperName,
      rules: [maxLength(30), companyName],
    },
    { name: 'employerCountry', kind: 'country', list: 'PAYS_EMP' },
    { name: 'employerStreet', kind: 'text', read: readName, rules: [maxLength(70), nameLike] },
    {
      name: 'employerNumber',
      kind: 'text',
      read: readHouseNumber,
      rules: [maxLength(10), addressNumber],
    },
    {
      name: 'employerBox',
      kind: 'text',
      optional: true,
      read: readBox,
      rules: [maxLength(3), nameLike],
    },
    { name: 'employerZip', kind: 'zip', rules: [inBelgium('employerCountry', beZip, foreignZip)] },
    {
      name: 'employerCity',
      kind: 'city',
      rules: [maxLength(35), inBelgium('employerCountry', cityOf('employerZip'), nameLike)],
    },
  ],
};

const income: Section = {
  id: 'income',
  fields: [
    { name: 'mainIncome', kind: 'amount', when: hasMainIncome, rules: [mainIncome] },
    { name: 'hasResigned', kind: 'code', codes: YES_NO, when: isEmployee },
    { name: 'hasSeizure', kind: 'code', codes: YES_NO, when: hasMainIncome },
    { name: 'hasAdditionalIncome', kind: 'code', codes: YES_NO },
  ],
};

const hasAdditionalIncome = (scope: Scope) => own(scope, 'hasAdditionalIncome') === 'yes';

const additionalIncome: Section = {
  id: 'additionalIncome',
  when: hasAdditionalIncome,
  fields: ADDITIONAL_INCOMES.map((name) => ({
    name,
    kind: 'amount' as const,
    optional: true,
    unmarked: true,
    rules: [anyAmount],
  })),
};

/** Someone who has other incomes has to give at least one. */
function missingIncomes(scope: Scope): readonly Fault[] {
  return borrowersOf(scope.answers).flatMap((borrower) => {
    const theirs = { ...scope, borrower };
    const none =
      hasAdditionalIncome(theirs) &&
      ADDITIONAL_INCOMES.every((name) => amountIn(own(theirs, name)) === 0);
    return none ? [{ field: nameOf(borrower, 'familyAllowances'), kind: 'incomeRequired' }] : [];
  });
}

const blocks = [activity, employer, income, additionalIncome];

/** Employment and income of one or both. */
export const step2: Step = {
  id: '2',
  stage: 2,
  path: { fr: 'activite', nl: 'activiteit' },
  when: () => true,
  sections: [...blocks, ...blocks.map(ofCoborrower)],
  blocks: (scope) =>
    hasFormEnded(scope.answers)
      ? [{ field: 'coborrowerMaritalType', kind: 'formEnded' }]
      : missingIncomes(scope),
};
