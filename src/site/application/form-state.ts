import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import { type Answers, answer, INITIAL_ANSWERS, withInitialAnswers } from '#journey/answers.ts';
import { encodesThemselves, nameOf } from '#journey/borrowers.ts';
import { hasAnswers } from '#journey/check-step.ts';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { Loan, OfferedConditions } from '#journey/facts.ts';
import { CONSENTS, ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { LOAN_NAMES, loanAsAnswers } from '#journey/loan.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { GIVEN_BY_THEMSELVES } from '#journey/shared-application.ts';
import { METHOD_NAMES, methodOf } from '#journey/signed-in.ts';
import type { Step, StepId } from '#journey/step.ts';
import { isAnotherLoan, type Session } from './open-application.ts';
import { visitAsAnswers } from './visit.ts';

/** What the applicant has filled in and how far they are. */
export interface FormState {
  readonly uniqId: string;
  readonly step: StepId;
  readonly answers: Answers;
  /** Given at the last step, for this request; never kept in a draft. */
  readonly consents: Answers;
  /** Other conditions, between leaving a step and answering them on 1c or 4b. */
  readonly proposal?: OfferedConditions | undefined;
  /** True where the proposal stands for conditions that were accepted and have changed since. */
  readonly isProposedAnew?: boolean;
  /** The control whose answer the recap's link has come to change; Next leads back to the recap. */
  readonly changing?: string | undefined;
  /** The control that takes the focus on the step that was opened; on the recap, the link to change it. */
  readonly aim?: string | undefined;
  /** The highest numeric step reached (spec 2 §4). */
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

export function emptyForm(): FormState {
  return {
    uniqId: crypto.randomUUID(),
    step: '1',
    answers: INITIAL_ANSWERS,
    consents: {},
    maxStep: 1,
    asked: new Set(),
    resumed: false,
  };
}

/** The co-borrower's form in mode e2: what the server says of the situation, and their answers so far. */
export function coborrowersForm({ draft = {} }: Session): FormState {
  const { uniqId: _id, maxStep: _step, ...rest } = draft;
  const answers = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !(LOAN_NAMES as readonly string[]).includes(name)),
  );
  const maxStep = Number(answer(draft, 'maxStep')) || 1;
  return {
    ...emptyForm(),
    uniqId: answer(draft, 'uniqId'),
    answers: { ...withInitialAnswers(answers), ...GIVEN_BY_THEMSELVES },
    maxStep,
    resumed: maxStep > 1,
  };
}

/** The form as a session's draft left it; opened anew, it starts at step 1 with all answers. */
export function resumedForm(session: Session | undefined, loan: Loan): FormState {
  const form = emptyForm();
  const draft = session?.draft;
  if (!draft) return { ...form, answers: withPurposeOf(loan.product, form.answers) };
  const kept = withInitialAnswers(keptAnswers(draft));
  const before = answer(draft, 'product');
  const answers = withPurposeOf(
    loan.product,
    kept,
    isApplicationProduct(before) ? before : undefined,
  );
  return {
    ...form,
    uniqId: answer(draft, 'uniqId') || form.uniqId,
    answers,
    maxStep: isAnotherLoan(draft, loan) ? 1 : Number(answer(draft, 'maxStep')) || 1,
    resumed: hasAnswers(kept),
  };
}

/** The answers a draft keeps: the fields' and the lists', and what goes along, without the consents of the last step. */
function keptAnswers(draft: Answers): Answers {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name]) =>
        ENTRY_LISTS.has(name) ||
        METHOD_NAMES.includes(name) ||
        name === BROKER_NAME ||
        (FIELDS.has(name) && !FIELDS.get(name)?.fresh),
    ),
  );
}

/** The values a step shows and is judged on: consents are always this visit's own. */
export function valuesFor(step: Step, form: FormState): Answers {
  const asksConsents = step.sections.some((section) => section.fields.some(({ fresh }) => fresh));
  if (!asksConsents) return form.answers;
  const consents = Object.fromEntries(CONSENTS.map((name) => [name, answer(form.consents, name)]));
  return { ...form.answers, ...consents };
}

/** All form data as it travels: the loan, the answers, the visit, and how far one is. */
export function asDraft(form: FormState, loan: Loan, lang: string): Record<string, unknown> {
  return {
    lang,
    uniqId: form.uniqId,
    maxStep: form.maxStep,
    ...visitAsAnswers(),
    ...loanAsAnswers(loan),
    ...(form.proposal && proposalAsAnswers(form.proposal)),
    ...form.answers,
    // Gone on without choosing, one has chosen the form.
    ...methodAsAnswer(form),
  };
}

/** The method of whoever fills in here: in mode e2 the co-borrower's. */
function methodAsAnswer({ answers, maxStep }: FormState): Answers {
  const borrower = encodesThemselves(answers) ? 'coborrower' : 'applicant';
  return { [nameOf(borrower, 'method')]: methodOf(answers, borrower, maxStep) };
}

/** A proposal under the specification's names (spec 2 §3 "Application state"). */
function proposalAsAnswers({ loan, reasons }: OfferedConditions): Record<string, unknown> {
  return {
    newProduct: loan.product,
    newDuration: loan.duration,
    newTaeg: loan.taeg,
    newConditionsCopy: reasons.join(','),
  };
}
