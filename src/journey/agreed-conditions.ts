import type { Loan } from './facts.ts';
import { isSameLoan } from './shared-application.ts';

/** Everything that is agreed upon where two accept other conditions: the rate and the payment too. */
const CONDITIONS = [
  'product',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
  'monthlyAmount',
] as const;

/** A loan as two agree on it; what it is called belongs to nobody's agreement. */
export type Conditions = Pick<Loan, (typeof CONDITIONS)[number]>;

export function conditionsOf(loan: Conditions): Conditions {
  const { product, amount, additionalAmount, duration, taeg, monthlyAmount } = loan;
  return { product, amount, additionalAmount, duration, taeg, monthlyAmount };
}

export const areSameConditions = (one: Conditions, other: Conditions) =>
  CONDITIONS.every((name) => one[name] === other[name]);

/** What the two have accepted, as the co-borrower sends the request. */
export interface CoborrowersSending {
  /** The loan that the applicant asked for. */
  readonly asked: Loan;
  /** The loan that the co-borrower sends, at today's rate. */
  readonly sent: Loan;
  /** What the applicant has accepted since, where the co-borrower was asked again. */
  readonly agreed?: Conditions | undefined;
}

/** Whether the request is sent, or the applicant decides first: nothing goes out that one did not accept. */
export function onCoborrowersSending({
  asked,
  sent,
  agreed,
}: CoborrowersSending): 'send' | 'propose' {
  if (isSameLoan(sent, asked)) return 'send';
  return agreed !== undefined && areSameConditions(agreed, sent) ? 'send' : 'propose';
}

/** What there is as the applicant accepts. */
export interface ApplicantsAcceptance {
  /** The conditions they were shown. */
  readonly seen: Conditions;
  /** The same loan at today's rate; nothing where the tariff has it no more. */
  readonly newest: Conditions | undefined;
  /** What the co-borrower accepted. */
  readonly accepted: Conditions;
}

/**
 * Whether the request is sent; `changed`: the applicant is to see the newest conditions first;
 * `ask-again`: they accepted those, and the co-borrower has not.
 */
export function onApplicantsAcceptance({
  seen,
  newest,
  accepted,
}: ApplicantsAcceptance): 'accept' | 'changed' | 'ask-again' {
  if (!areSameConditions(seen, newest ?? accepted)) return 'changed';
  return newest !== undefined && areSameConditions(newest, accepted) ? 'accept' : 'ask-again';
}
