import type { ListName } from '#domain/lists/reference-lists.ts';
import type { ProductCode, Tariffs } from '#domain/tariff/tariff.ts';
import { standingProposal } from './alternative-conditions.ts';
import { type Answers, answer, type Entry, entriesOf, withInitialAnswers } from './answers.ts';
import {
  borrowersOf,
  coborrowerIsSpouse,
  encodesThemselves,
  hasCoborrowerNow,
  nameOf,
} from './borrowers.ts';
import { checkStep } from './check-step.ts';
import { hasOwnAddress } from './dwelling.ts';
import type { Facts, Loan } from './facts.ts';
import type { Fault } from './fault.ts';
import { fieldThatCounts, own, type Scope } from './field.ts';
import { loanFromTariff, readWantedLoan } from './loan.ts';
import { asksForPurpose, purposesOf } from './purposes.ts';
import { readStep } from './reading/read-step.ts';
import { shownFields, shownLists, shownSections } from './shown.ts';
import { isEmployedAbroad } from './steps/step-5-finishing.ts';
import { STEPS } from './steps.ts';
import { carType } from './vehicle.ts';

/** A complete request: the loan as the tariff offers it, and the answers that apply. */
export interface Application extends Loan {
  readonly answers: Answers;
}

/** The facts for checking a request, with the tariff in place of the loan. */
export interface ApplicationFacts extends Omit<Facts, 'loan' | 'codesOf' | 'isLent'> {
  readonly tariffs: Tariffs;
  codesOf(product: ProductCode, list: ListName): readonly string[];
}

export type CheckedApplication =
  | { readonly ok: true; readonly application: Application }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * The only check that accepts a request: every step's rules applied to the answers as their fields read
 * them, and the loan recomputed from the tariff. Only the first fault of a name is reported.
 */
export function checkApplication(
  written: Answers,
  applicationFacts: ApplicationFacts,
): CheckedApplication {
  const wanted = readWantedLoan(written);
  const loan = wanted && loanFromTariff(wanted, applicationFacts.tariffs[wanted.product]);
  if (!wanted || !loan) return { ok: false, faults: [{ field: 'product', kind: 'product' }] };

  const facts: Facts = {
    today: applicationFacts.today,
    loan,
    isLent: (product) => applicationFacts.tariffs[product] !== undefined,
    codesOf: (list) => applicationFacts.codesOf(loan.product, list),
    isBelgianPostcode: (zip) => applicationFacts.isBelgianPostcode(zip),
    isCityOf: (zip, city) => applicationFacts.isCityOf(zip, city),
  };
  const answers = readSteps(withInitialAnswers(written), facts);
  const implied = impliedAnswers(answers, facts);
  const complete = { ...answers, ...implied };
  const scope: Scope = { answers: complete, facts };
  const faults = STEPS.filter((step) => step.when(scope)).flatMap((step) =>
    checkStep(step, complete, facts),
  );
  if (faults.length > 0) return { ok: false, faults: firstOfEachField(faults) };
  // Conditions that would still be proposed were not accepted, so this loan was not agreed on.
  if (standingProposal(complete, loan, facts))
    return { ok: false, faults: [{ field: 'product', kind: 'otherConditions' }] };
  return {
    ok: true,
    application: { ...loan, answers: { ...applicableAnswers(scope), ...implied } },
  };
}

/** Everything that the steps show, as the fields read it; a step may show more once another was read. */
function readSteps(written: Answers, facts: Facts): Answers {
  return STEPS.reduce((answers, step) => readStep(step, { answers, facts }), written);
}

/** Someone who is not asked about their dwelling does not own one, whatever was answered before. */
const isOwner = (scope: Scope) => hasOwnAddress(scope) && own(scope, 'isLandlord') === 'yes';

/** Answers that are set rather than asked (C-8.8). */
function impliedAnswers(answers: Answers, facts: Facts): Answers {
  const implied: Record<string, string | readonly Entry[]> = {};
  for (const borrower of borrowersOf(answers))
    if (isOwner({ answers, facts, borrower })) implied[nameOf(borrower, 'livingSituation')] = 'P';
  if (hasCoborrowerNow(answers) && coborrowerIsSpouse(answers)) {
    implied.coborrowerMaritalStatus = 'MAR';
    implied.coborrowerSameAddress = 'yes';
  }
  if (encodesThemselves(answers)) implied.coborrowerEncoding = 'yes';
  if (isEmployedAbroad({ answers, facts })) implied.signLocation = 'home';
  const { product } = facts.loan;
  if (!asksForPurpose(product)) implied.creditReasons = purposesOf(product);
  const vehicle = carType(answers, product, facts.today);
  if (vehicle) implied.carType = vehicle;
  return implied;
}

/** The answers of the fields that apply, trimmed; answers that were hidden again are left out. */
export function applicableAnswers(scope: Scope): Answers {
  const kept: Record<string, string | readonly Entry[]> = {};
  for (const step of STEPS.filter((candidate) => candidate.when(scope))) {
    for (const shown of shownSections(step, scope)) {
      for (const { name } of shownFields(shown)) kept[name] = answer(scope.answers, name);
      for (const { list, name } of shownLists(shown))
        kept[name] = entriesOf(scope.answers, name).map((entry) =>
          Object.fromEntries(
            list.fields
              .filter((field) => fieldThatCounts(field, { ...shown.scope, entry }))
              .map((field) => [field.name, (entry[field.name] ?? '').trim()]),
          ),
        );
    }
  }
  return kept;
}

function firstOfEachField(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter((fault, at) => faults.findIndex((f) => f.field === fault.field) === at);
}
