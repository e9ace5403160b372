import { expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import type { ApplicationProduct } from '#domain/tariff/tariff.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { Journey } from '#tests/examples/journey.ts';
import { pickWith, possibleAnswers, STATED_STOPS } from '#tests/examples/likely-answers.ts';
import { finish, holdOverfull, holdVerdicts, Seen } from '#tests/examples/walk-laws.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import type { Answers } from './answers.ts';
import { loanAsAnswers, loanAt } from './loan.ts';
import { controlNames } from './shown.ts';
import { STEPS } from './steps.ts';

// A random walk meets a rare fault by chance, and every new field changes what the others meet. These
// walks meet every fault and every end for certain.

/** Faults that have words but that no step reports, such as those of sharing. */
const NEVER_FOUND: readonly string[] = [
  'applicantsPart',
  'coborrowerLater',
  'minLength',
  'product', // The walks apply only for loans of the tariff.
  'reasonRequired',
  'sharedTooOften',
];

const CREDIT = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '20/11/2025',
  duration: '48',
  payBack: 'no',
};

/** Two borrowers who answer everything that may be asked of people who work. */
const ASKED_EVERYTHING: Answers = {
  ...COUPLE_ANSWERS,
  hasAdditionalIncome: 'yes',
  familyAllowances: '170',
  children: '2',
  hasCredits: 'yes',
  currentCredits: [CREDIT],
  currentCreditCards: [{ amountBorrowed: '1250', beginDate: '20/11/2025' }],
  hasExtraFees: 'yes',
  extraFeesAmount: '40',
  extraFeesReason: 'Crèche',
  nationality: 'FR',
  inBelgiumSince: '01/2019',
  creditReasons: [{ reason: '10' }, { reason: '81' }],
  creditPurpose: 'Un piano',
  coborrowerHasAdditionalIncome: 'yes',
  coborrowerFamilyAllowances: '170',
  coborrowerChildren: '2',
};
const SELF_EMPLOYED: Answers = { workingCategory: 'IND', companyNumber: '0403.019.261' };
const VEHICLE: Answers = {
  sellerType: 'garage',
  firstRegistration: '01/06/2025',
  price: '16000',
  advance: '4000',
};
const MARRIED: Answers = { maritalStatus: 'MAR', maritalContractType: 'CL' };

interface Situation {
  readonly product?: ApplicationProduct;
  /** In euros. */
  readonly amount?: number;
  readonly answers: Answers;
}

function applicantIn({ product = 'TAEGPSA1', amount = 12_000, answers }: Situation): Journey {
  const found = findRate(fluvia.tariffs[product], cents(amount * 100), 48);
  if (found.kind === 'outOfBounds') throw new Error(`${product} is not offered`);
  const wanted = {
    product,
    productName: 'x',
    amount: cents(amount * 100),
    additionalAmount: cents(0),
    duration: found.kind === 'nearest' ? found.duration : 48,
  };
  const journey = new Journey(loanAt(wanted, wanted.duration, found.taeg));
  journey.answers = { ...journey.answers, ...answers, ...loanAsAnswers(journey.loan) };
  return journey;
}

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'two borrowers who are asked everything': { answers: ASKED_EVERYTHING },
  'a self-employed borrower': { answers: { ...ASKED_EVERYTHING, ...SELF_EMPLOYED } },
  'the buyer of a car': { product: 'TAEGIVA1', answers: { ...ASKED_EVERYTHING, ...VEHICLE } },
  'the buyer of a mobile home': {
    product: 'TAEGIMA1',
    answers: { ...ASKED_EVERYTHING, ...VEHICLE },
  },
  'the buyer of a cheap mobile home': {
    product: 'TAEGIMA1',
    amount: 8_000,
    answers: { ...COUPLE_ANSWERS, ...VEHICLE, price: '7500', advance: '0' },
  },
  'somebody who names none of their credits': {
    answers: { ...COUPLE_ANSWERS, hasCredits: 'yes' },
  },
};

/** The answers that lead to each end. */
const ENDS: Readonly<Record<string, Situation>> = {
  sent: { answers: ASKED_EVERYTHING },
  'not-offered': {
    product: 'TAEGIVC1',
    amount: 6_000,
    answers: { ...COUPLE_ANSWERS, ...VEHICLE, price: '7600', advance: '1600' },
  },
  formEnded: {
    answers: { ...COUPLE_ANSWERS, ...MARRIED, borrowers: 'one', coborrowerMaritalType: 'no' },
  },
  spouseMustSubscribe: {
    answers: {
      ...COUPLE_ANSWERS,
      coborrowerMaritalStatus: 'MAR',
      coborrowerMaritalContractType: 'CL',
    },
  },
  insufficientIncomes: {
    answers: { ...COUPLE_ANSWERS, workingCategory: 'SAN', coborrowerWorkingCategory: 'SAN' },
  },
};

it('every fault is met by an answer, and browser and server agree on it', () => {
  const seen = new Seen();
  const tried = new Set<string>();
  for (const situation of [...Object.values(SITUATIONS), ...Object.values(ENDS)]) {
    const journey = applicantIn(situation);
    const { answers } = journey;
    holdVerdicts(journey, seen);
    const scope = { answers, facts: journey.facts };
    for (const step of STEPS.filter((candidate) => candidate.when(scope)))
      for (const control of controlNames(step, scope)) {
        // Once each: another situation says nothing else about a control that it shares.
        if (tried.has(control)) continue;
        tried.add(control);
        journey.step = step.id;
        for (const value of possibleAnswers(control, journey)) {
          journey.set(control, value);
          holdVerdicts(journey, seen);
          journey.answers = answers;
          journey.consents = {};
        }
      }
    holdOverfull(journey, seen);
  }
  const unseen = Object.keys(FAULT_WORDS.fr).filter((kind) => !seen.sentences.has(kind));
  expect(unseen.sort()).toEqual(NEVER_FOUND);
});

it.each(Object.entries(ENDS))('a walk ends: %s', (end, situation) => {
  expect(finish(applicantIn(situation), pickWith(1), new Seen())).toBe(end);
});

it('no other end is stated', () => {
  expect(Object.keys(ENDS)).toEqual(['sent', 'not-offered', ...STATED_STOPS]);
});
