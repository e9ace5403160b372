import { parseAmount } from '#domain/reading/parse-amount.ts';
import { type Answers, answer } from './answers.ts';
import type { Loan } from './facts.ts';
import { parsePercent } from './rules/number.ts';

/** What both borrowers agree on when they accept other conditions, including the rate and the payment. */
const CONDITIONS = [
  'product',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
  'monthlyAmount',
] as const;

/** The conditions of a loan that both agree on; its name is not part of them. */
export type Conditions = Pick<Loan, (typeof CONDITIONS)[number]>;

export function conditionsOf(loan: Conditions): Conditions {
  const { product, amount, additionalAmount, duration, taeg, monthlyAmount } = loan;
  return { product, amount, additionalAmount, duration, taeg, monthlyAmount };
}

/** Compared as stored: a request's product is text. */
type StoredConditions = Omit<Conditions, 'product'> & { readonly product: string };

export const areSameConditions = (one: StoredConditions, other: StoredConditions) =>
  CONDITIONS.every((name) => one[name] === other[name]);

/**
 * Whether the answers were sent from a page that showed another rate or another payment for this loan.
 * A program may send neither: it showed nothing.
 */
export function showedOtherFigures(sent: Answers, { taeg, monthlyAmount }: Conditions): boolean {
  const shown = { taeg: answer(sent, 'taeg'), monthlyAmount: answer(sent, 'monthlyAmount') };
  return (
    (shown.taeg !== '' && parsePercent(shown.taeg) !== taeg) ||
    (shown.monthlyAmount !== '' && parseAmount(shown.monthlyAmount) !== monthlyAmount)
  );
}

/** What each borrower has accepted when the co-borrower sends the request. */
export interface CoborrowersSending {
  /** The loan that the applicant asked for. */
  readonly asked: Loan;
  /** The loan that the co-borrower sends, at today's rate. */
  readonly sent: Loan;
  /** What the applicant has accepted since, if the co-borrower was asked again. */
  readonly agreed?: Conditions | undefined;
}

/** Whether the request is sent or the applicant decides first: both have to accept what is sent. */
export function onCoborrowersSending({
  asked,
  sent,
  agreed,
}: CoborrowersSending): 'send' | 'propose' {
  if (areSameConditions(sent, asked)) return 'send';
  return agreed !== undefined && areSameConditions(agreed, sent) ? 'send' : 'propose';
}

/** The conditions known when the applicant accepts. */
export interface ApplicantsAcceptance {
  /** The conditions that the applicant was shown. */
  readonly seen: Conditions;
  /** The same loan at today's rate; undefined if the tariff no longer offers it. */
  readonly newest: Conditions | undefined;
  /** What the co-borrower accepted. */
  readonly accepted: Conditions;
}

/**
 * Whether the request is sent. `changed`: the applicant has to see the newest conditions first.
 * `ask-again`: they accepted the newest conditions, which the co-borrower has not yet.
 */
export function onApplicantsAcceptance({
  seen,
  newest,
  accepted,
}: ApplicantsAcceptance): 'accept' | 'changed' | 'ask-again' {
  if (!areSameConditions(seen, newest ?? accepted)) return 'changed';
  return newest !== undefined && areSameConditions(newest, accepted) ? 'accept' : 'ask-again';
}
