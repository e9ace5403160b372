import type { ProductCode, Tariff, Tariffs } from '#domain/tariff/tariff.ts';
import { assessAffordability } from './affordability/assess-affordability.ts';
import { hasInsufficientIncomes } from './affordability/insufficient-incomes.ts';
import { areSameConditions } from './agreed-conditions.ts';
import { proposeConditions } from './alternative-conditions.ts';
import { type Answers, answer } from './answers.ts';
import { coborrowerIsSpouse, encodesThemselves, nameOf } from './borrowers.ts';
import { checkStep } from './check-step.ts';
import type { Facts, HouseholdVerdict, Loan, OfferedConditions } from './facts.ts';
import type { AnswerName } from './field-names.ts';
import { loanFromTariff, nearestLoan } from './loan.ts';
import { purposesOf, withPurposeOf } from './purposes.ts';
import type { StepId } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

/** Everything that co-borrowers answer about themselves, under the names by which it is sent. */
export const COBORROWER_NAMES: ReadonlySet<string> = new Set(
  STEPS.flatMap(({ sections }) => sections)
    .filter(({ borrower }) => borrower === 'coborrower')
    .flatMap(({ fields, lists = [] }) => [...fields, ...lists])
    .map(({ name }) => nameOf('coborrower', name)),
);

/** The co-borrower's own answers, and nothing else. */
export function coborrowersPart(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => COBORROWER_NAMES.has(name)));
}

/** In mode e2 the co-borrower fills in their own part. */
export const GIVEN_BY_THEMSELVES: Answers = {
  borrowers: 'two',
  coborrowerInfosEncoding: 'now',
  coborrowerEncoding: 'yes',
};

/** What spouses have in common; otherwise the applicant's household is nobody else's business. */
const SHARED_BY_SPOUSES = ['maritalStatus', 'maritalContractType', 'borrowWith'] as const;

const named = (answers: Answers, names: readonly AnswerName[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answer(answers, name)]));

/**
 * What the co-borrower's browser may know: who asks them, the answers that decide their situation, and
 * their own answers. `part`: their answers so far.
 */
export function coborrowersView(applicant: Answers, part: Answers): Answers {
  return {
    ...named(applicant, ['firstname', 'lastname']),
    ...GIVEN_BY_THEMSELVES,
    ...(coborrowerIsSpouse(applicant) && {
      ...named(applicant, SHARED_BY_SPOUSES),
      coborrowerMaritalStatus: 'MAR',
      coborrowerSameAddress: 'yes',
    }),
    ...coborrowersPart(applicant),
    ...coborrowersPart(part),
  };
}

/** The whole application: the applicant's answers and the co-borrower's part. */
export function withCoborrowersPart(applicant: Answers, part: Answers): Answers {
  return { ...applicant, ...coborrowersPart(part), ...GIVEN_BY_THEMSELVES };
}

/** The applicant's answers, without the claim that the co-borrower answered for themselves. */
export function withoutOwnEncoding(answers: Answers): Answers {
  const { coborrowerEncoding: _, ...rest } = answers;
  return rest;
}

/**
 * The applicant's answers for another product than they asked for: the purpose changes with it, if the
 * first product had set it and the other one sets a purpose too.
 */
export function withPurposeFor(product: ProductCode, applicant: Answers, asked: ProductCode) {
  return purposesOf(product).length > 0 ? withPurposeOf(product, applicant, asked) : applicant;
}

/**
 * A request that a co-borrower completed, as the applicant may see it: neither borrower sees the other's
 * answers.
 */
export function applicantsView(answers: Answers): Answers {
  if (!encodesThemselves(answers)) return answers;
  const own = Object.entries(withoutOwnEncoding(answers)).filter(
    ([name]) => !COBORROWER_NAMES.has(name),
  );
  return { ...Object.fromEntries(own), coborrowerInfosEncoding: 'later' };
}

/** Whether the co-borrower has to correct a fault: also for `coborrowerCurrentCredits[0].type`. */
export const isCoborrowersField = (field: string) =>
  COBORROWER_NAMES.has(field.replace(/\[.*$/, ''));

/** The co-borrower's steps that the budget depends on. */
const BEFORE_THE_BUDGET: readonly StepId[] = ['1', '2', '3'];

/** The verdict before the two are assessed. */
export const NOTHING_JUDGED: HouseholdVerdict = { isTight: false, hasInsufficientIncomes: false };

export interface AssessedHousehold extends HouseholdVerdict {
  /** Other conditions because of the co-borrower's debts, at the tariff's rate if it offers them. */
  readonly proposal?: OfferedConditions | 'not-offered';
}

/**
 * What the co-borrower's browser is told about both borrowers: verdicts, but none of the applicant's
 * figures. Undefined until their own answers up to the budget are right. `facts` has the loan agreed
 * on so far.
 */
export function assessHousehold(
  whole: Answers,
  facts: Facts,
  tariffs: Tariffs,
): AssessedHousehold | undefined {
  const theirs: Facts = { ...facts, e2: NOTHING_JUDGED };
  if (BEFORE_THE_BUDGET.some((id) => checkStep(stepOf(id), whole, theirs).length > 0))
    return undefined;
  const proposal = proposalFor(whole, facts, tariffs);
  const { monthlyAmount } = proposal && proposal !== 'not-offered' ? proposal.loan : facts.loan;
  return {
    isTight: assessAffordability(whole, monthlyAmount).isTight,
    hasInsufficientIncomes: hasInsufficientIncomes(whole),
    ...(proposal && { proposal }),
  };
}

function proposalFor(
  whole: Answers,
  facts: Facts,
  tariffs: Tariffs,
): OfferedConditions | 'not-offered' | undefined {
  const { loan } = facts;
  const proposed = proposeConditions('3', whole, loan, facts);
  if (!proposed) return proposeTodaysFigures(loan, tariffs[loan.product]);
  const { reasons, ...terms } = proposed;
  const wanted = { ...terms, productName: loan.productName };
  const found = nearestLoan(wanted, tariffs[terms.product]);
  return found ? { leaving: '3', loan: found, reasons } : 'not-offered';
}

/** The same loan, if the tariff has changed since it was agreed on. */
function proposeTodaysFigures(
  loan: Loan,
  tariff: Tariff | undefined,
): OfferedConditions | 'not-offered' | undefined {
  const today = loanFromTariff(loan, tariff);
  if (!today) return 'not-offered';
  if (areSameConditions(today, loan)) return undefined;
  return { leaving: '3', loan: today, reasons: ['rateChanged'] };
}

/** The agreed terms of a loan; the rate and the payment follow from the tariff. */
const TERMS = ['product', 'amount', 'additionalAmount', 'duration'] as const;

/** Compared as stored: a request's product is text. */
type LoanTerms = Readonly<Record<(typeof TERMS)[number], string | number>>;

export const isSameLoan = (one: LoanTerms, other: LoanTerms) =>
  TERMS.every((term) => one[term] === other[term]);
