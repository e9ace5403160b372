import type { ContractLocale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import {
  type Answers,
  answer,
  INITIAL_ANSWERS,
  textUnder,
  withInitialAnswers,
} from '../answers.ts';
import { ASKED_NAMES, withoutAskedLoan } from '../asked-loan.ts';
import { encodesThemselves, nameOf } from '../borrowers.ts';
import { hasAnswers } from '../check-step.ts';
import { BROKER_NAME } from '../chosen-broker.ts';
import type { Loan, OfferedConditions } from '../facts.ts';
import type { Field } from '../field.ts';
import { CONSENTS, ENTRY_LISTS, FIELDS } from '../form-fields.ts';
import { LOAN_NAMES, loanAsAnswers, loanAt, readWantedLoan } from '../loan.ts';
import { withPurposeOf } from '../purposes.ts';
import { parsePercent } from '../rules/number.ts';
import { GIVEN_BY_THEMSELVES } from '../shared-application.ts';
import { METHOD_NAMES, methodOf } from '../signed-in.ts';
import type { Step, StepId } from '../step.ts';

/** The form data as the server is sent them, under their field names. */
export interface DraftBody {
  readonly lang: ContractLocale;
  readonly [name: string]: unknown;
}

/** What the applicant has filled in and how far they are. */
export interface Form {
  readonly uniqId: string;
  readonly step: StepId;
  readonly answers: Answers;
  /** Given at the last step, for this request; never kept in a draft. */
  readonly consents: Answers;
  /** Other conditions, between leaving a step and answering them on 1c or 4b. */
  readonly proposal?: OfferedConditions | undefined;
  /** True if the proposal replaces figures that were accepted and have changed since. */
  readonly isProposedAgain?: boolean;
  /** The budget's step was open since the budget became tight, or was passed on an earlier visit. */
  readonly hasSeenBudget: boolean;
  /** The control whose answer the recap's link has come to change; Next leads back to the recap. */
  readonly changing?: string | undefined;
  /** The control that takes the focus on the step that was opened; on the recap, the link to change it. */
  readonly aim?: string | undefined;
  /** The highest numeric step reached. */
  readonly maxStep: number;
  /** The controls whose faults are shown: left with an answer, or found wrong on Next. */
  readonly asked: ReadonlySet<string>;
  /** True where the answers come from an earlier visit. */
  readonly resumed: boolean;
  /** Why the answers of an earlier visit, which this browser knows of, did not come back. */
  readonly forgotten?: 'deleted' | 'notFound';
  /** What a reset took away, for as long as it can be taken back. */
  readonly erased?: Answers;
}

export function emptyForm(uniqId: string): Form {
  return {
    uniqId,
    step: '1',
    answers: INITIAL_ANSWERS,
    consents: {},
    maxStep: 1,
    asked: new Set(),
    resumed: false,
    hasSeenBudget: false,
  };
}

/** The step after the budget's. */
const AFTER_BUDGET = 5;

/** The co-borrower's form in mode e2: what the server says of the situation, and their answers so far. */
export function coborrowersForm(draft: Answers): Form {
  const { uniqId: _id, maxStep: _step, ...rest } = draft;
  const answers = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !(LOAN_NAMES as readonly string[]).includes(name)),
  );
  const maxStep = Number(answer(draft, 'maxStep')) || 1;
  return {
    ...emptyForm(answer(draft, 'uniqId')),
    answers: { ...withInitialAnswers(answers), ...GIVEN_BY_THEMSELVES },
    maxStep,
    resumed: maxStep > 1,
    hasSeenBudget: maxStep >= AFTER_BUDGET,
  };
}

/**
 * The form as a session's draft left it; opened again, it starts at step 1 with all answers.
 * `uniqId`: what it is called where the draft gives it no name.
 */
export function resumedForm(draft: Answers | undefined, loan: Loan, uniqId: string): Form {
  const form = emptyForm(uniqId);
  if (!draft) return { ...form, answers: withPurposeOf(loan.product, form.answers) };
  const isOther = isAnotherLoan(draft, loan);
  const lasting = withInitialAnswers(keptAnswers(draft));
  const kept = isOther ? withoutAskedLoan(lasting) : lasting;
  const before = answer(draft, 'product');
  const answers = withPurposeOf(
    loan.product,
    kept,
    isApplicationProduct(before) ? before : undefined,
  );
  const maxStep = isOther ? 1 : Number(answer(draft, 'maxStep')) || 1;
  return {
    ...form,
    uniqId: answer(draft, 'uniqId') || form.uniqId,
    answers,
    maxStep,
    resumed: hasAnswers(kept),
    hasSeenBudget: maxStep >= AFTER_BUDGET,
  };
}

/** The loan of a draft or a simulation, at its rate of then; undefined if it has no rate or no duration. */
export function loanIn(draft: Answers): Loan | undefined {
  const wanted = readWantedLoan(draft);
  const taeg = parsePercent(answer(draft, 'taeg'));
  if (!wanted || wanted.duration === 0 || taeg === undefined || taeg > 99.99) return undefined;
  return loanAt(wanted, wanted.duration, taeg);
}

/** True if the draft was begun for a different loan than the loan simulated since. */
function isAnotherLoan(draft: Answers, loan: Loan): boolean {
  return (
    answer(draft, 'product') !== loan.product ||
    Number(answer(draft, 'amount')) !== toEuros(loan.amount) ||
    Number(answer(draft, 'duration')) !== loan.duration
  );
}

const isLasting = (field: Field | undefined) => field !== undefined && !field.fresh;

/** The answers a draft keeps: the fields' and the lists', and the chosen broker, without the consents of the last step. */
function keptAnswers(draft: Answers): Answers {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name]) =>
        ENTRY_LISTS.has(name) ||
        METHOD_NAMES.includes(name) ||
        name === BROKER_NAME ||
        ASKED_NAMES.some((asked) => asked === name) ||
        isLasting(FIELDS.get(name)),
    ),
  );
}

/** The values a step shows and is assessed on: consents are always this visit's own. */
export function valuesFor(step: Step, form: Form): Answers {
  const fields = step.sections.flatMap((section) => section.fields);
  if (!fields.some(({ fresh }) => fresh)) return form.answers;
  const consents = Object.fromEntries(
    CONSENTS.map((name) => [name, textUnder(form.consents, name)]),
  );
  return { ...form.answers, ...consents };
}

/** All form data as it travels: the loan, the answers, and how far the applicant is. */
export function asDraft(form: Form, loan: Loan, lang: ContractLocale): DraftBody {
  return {
    lang,
    uniqId: form.uniqId,
    maxStep: form.maxStep,
    ...loanAsAnswers(loan),
    ...(form.proposal && proposalAsAnswers(form.proposal)),
    ...form.answers,
    // Going on without choosing is choosing the form.
    ...methodAsAnswer(form),
  };
}

/** The method of the person who fills in here: in mode e2 the co-borrower's. */
function methodAsAnswer({ answers, maxStep }: Form): Answers {
  const borrower = encodesThemselves(answers) ? 'coborrower' : 'applicant';
  return { [nameOf(borrower, 'method')]: methodOf(answers, borrower, maxStep) };
}

/** A proposal under the specification's names (C-3.8). */
function proposalAsAnswers({ loan, reasons }: OfferedConditions): Record<string, unknown> {
  return {
    newProduct: loan.product,
    newDuration: loan.duration,
    newTaeg: loan.taeg,
    newConditionsCopy: reasons.join(','),
  };
}
