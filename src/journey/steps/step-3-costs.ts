import { readName } from '#domain/reading/read-words.ts';
import { entriesOf } from '../answers.ts';
import { borrowersOf, nameOf } from '../borrowers.ts';
import { isTenant } from '../dwelling.ts';
import { type EntryList, own, type Rule, type Scope, type Section, valueIn } from '../field.ts';
import { ofCoborrower } from '../of-coborrower.ts';
import { creditFinished, epicDate, notAfterToday } from '../rules/date.ts';
import { amountBetween, amountIn, countBetween, notAbove, percent } from '../rules/number.ts';
import { maxLength, reasonText } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { YES_NO } from '../yes-no.ts';

/** money fields at most 999 999 euros; a tenant's rent at least 1. */
const anyAmount = amountBetween(0, 999_999);
const rentAmount = amountBetween(1, 999_999);
/** children and dependents. */
const persons = countBetween(0, 99);
/** in months; not asked for a mortgage, but checked if it is sent. */
const creditMonths = countBetween(0, 180);
const mortgageMonths = countBetween(0, 360);
/** A bound against endless lists, far above what anyone holds. */
const MAX_ENTRIES = 20;

/** childrenRequired: only if family allowances are above 0. */
const childrenRequired: Rule = (value, scope) =>
  amountIn(own(scope, 'familyAllowances')) > 0 &&
  own(scope, 'hasAdditionalIncome') === 'yes' &&
  Number(value) === 0
    ? { kind: 'childrenRequired' }
    : undefined;

const hasCredits = (scope: Scope) => own(scope, 'hasCredits') === 'yes';
const hasExtraFees = (scope: Scope) => own(scope, 'hasExtraFees') === 'yes';

const isMortgage = (scope: Scope) => valueIn(scope, 'type') === 'PH';
const isTypedNonMortgage = (scope: Scope) => valueIn(scope, 'type') !== '' && !isMortgage(scope);

/** Credits; the select leaves out OCR, which is for cards, and P, which is for landlords. */
const currentCredits: EntryList = {
  name: 'currentCredits',
  when: hasCredits,
  least: 0,
  most: MAX_ENTRIES,
  fields: [
    { name: 'type', kind: 'code', list: 'TYPCRED_ED', leaveOut: ['OCR', 'P'] },
    { name: 'amountBorrowed', kind: 'amount', rules: [anyAmount] },
    {
      name: 'monthlyAmount',
      kind: 'amount',
      rules: [anyAmount, notAbove('amountBorrowed', 'monthlyAmount')],
    },
    { name: 'beginDate', kind: 'date', rules: [epicDate, notAfterToday] },
    {
      name: 'duration',
      kind: 'count',
      when: (scope) => !isMortgage(scope),
      rules: [creditMonths, creditFinished],
      rulesIfHidden: [mortgageMonths],
    },
    {
      name: 'remainingAmount',
      kind: 'amount',
      optional: true,
      when: isTypedNonMortgage,
      rules: [anyAmount, notAbove('amountBorrowed', 'remainingAmount')],
    },
    { name: 'rate', kind: 'percent', optional: true, when: isTypedNonMortgage, rules: [percent] },
    { name: 'payBack', kind: 'code', codes: YES_NO, when: isTypedNonMortgage },
  ],
};

const currentCreditCards: EntryList = {
  name: 'currentCreditCards',
  when: hasCredits,
  least: 0,
  most: MAX_ENTRIES,
  fields: [
    { name: 'amountBorrowed', kind: 'amount', rules: [anyAmount] },
    { name: 'beginDate', kind: 'date', rules: [epicDate, notAfterToday] },
  ],
};

const dependents: Section = {
  id: 'dependents',
  fields: [
    { name: 'children', kind: 'count', rules: [persons, childrenRequired] },
    { name: 'dependents', kind: 'count', rules: [persons] },
  ],
};

const charges: Section = {
  id: 'charges',
  fields: [
    { name: 'alimonyFee', kind: 'amount', rules: [anyAmount] },
    { name: 'rent', kind: 'amount', when: isTenant, rules: [rentAmount] },
  ],
};

const credits: Section = {
  id: 'credits',
  fields: [{ name: 'hasCredits', kind: 'code', codes: YES_NO }],
  lists: [currentCredits, currentCreditCards],
};

const extraFees: Section = {
  id: 'extraFees',
  fields: [
    { name: 'hasExtraFees', kind: 'code', codes: YES_NO },
    { name: 'extraFeesAmount', kind: 'amount', when: hasExtraFees, rules: [anyAmount] },
    {
      name: 'extraFeesReason',
      kind: 'text',
      when: hasExtraFees,
      read: readName,
      rules: [maxLength(50), reasonText],
    },
  ],
};

const blocks = [dependents, charges, credits, extraFees];

/** Expenses and credits of one or both. */
export const step3: Step = {
  id: '3',
  stage: 3,
  path: { fr: 'frais', nl: 'kosten' },
  when: () => true,
  sections: [...blocks, ...blocks.map(ofCoborrower)],
  // Someone who has credits names at least one credit or card.
  blocks: ({ answers, facts }) =>
    borrowersOf(answers)
      .filter(
        (borrower) =>
          hasCredits({ answers, facts, borrower }) &&
          (['currentCredits', 'currentCreditCards'] as const).every(
            (list) => entriesOf(answers, nameOf(borrower, list)).length === 0,
          ),
      )
      .map((borrower) => ({ field: nameOf(borrower, 'hasCredits'), kind: 'creditRequired' })),
};
