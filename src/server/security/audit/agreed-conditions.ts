import type { ContractLocale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { ConsentTexts } from '#words/coborrower-link/consent-texts.ts';
import { SHARED_REQUEST_WORDS } from '#words/shared-request/shared-request.ts';
import type { Actor, AuditEvent } from './audit-log.ts';

/** How either borrower accepted other conditions than those asked for. Stored as JSON. */
export interface Acceptance {
  /** ISO 8601. */
  at: string;
  lang: ContractLocale;
  /** The exact words next to the button, in that language. */
  text: string;
}

/** By the co-borrower, on step 4b of their part. */
export function coborrowersAcceptance(
  lang: ContractLocale,
  at: Date,
  { coborrower }: ConsentTexts,
): Acceptance {
  return { at: at.toISOString(), lang, text: coborrower.otherConditions };
}

/**
 * By the applicant, on the page where they follow the request. `isChanged`: the co-borrower has yet to
 * accept these conditions, and the page said so.
 */
export function applicantsAcceptance(
  lang: ContractLocale,
  at: Date,
  isChanged: boolean,
): Acceptance {
  const { toAgree } = SHARED_REQUEST_WORDS[lang];
  const text = isChanged ? toAgree.consentChanged : toAgree.consent;
  return { at: at.toISOString(), lang, text };
}

/** Conditions as in the audit log and the webhook: in euros, months and percent. */
export function conditionsInEuros(conditions: Conditions) {
  const { product, amount, additionalAmount, duration, taeg, monthlyAmount } = conditions;
  return {
    product,
    amount: toEuros(amount),
    additionalAmount: toEuros(additionalAmount),
    duration,
    taeg,
    monthlyAmount: toEuros(monthlyAmount),
  };
}

/** An acceptance may be stored with its conditions, which the agreement names once. */
const wordsOf = ({ at, lang, text }: Acceptance): Acceptance => ({ at, lang, text });

export interface Agreement {
  /** Who accepted last, which made it an agreement. */
  by: Extract<Actor, 'applicant' | 'co-borrower'>;
  conditions: Conditions;
  coborrower: Acceptance;
  applicant: Acceptance;
}

/** That both accepted the same conditions: in which words each, and when. */
export function agreementOf(
  { by, conditions, coborrower, applicant }: Agreement,
  at: Date,
  subject: string,
  ids: Readonly<Record<string, string>>,
): AuditEvent {
  const agreed = conditionsInEuros(conditions);
  const details = {
    ...ids,
    agreed,
    coborrower: wordsOf(coborrower),
    applicant: wordsOf(applicant),
  };
  return { at, actor: by, action: 'consent', subject, details };
}
