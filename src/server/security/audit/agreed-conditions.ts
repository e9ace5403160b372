import type { ContractLocale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { ConsentTexts } from '#words/coborrower-link/consent-texts.ts';
import type { AgreementTexts } from '#words/shared-request/agreement-texts.ts';
import type { Actor, AuditEvent } from './audit-log.ts';

/** How either borrower accepted other conditions than those asked for. Stored as JSON. */
export interface Acceptance {
  /** ISO 8601. */
  at: string;
  lang: ContractLocale;
  /** The exact words next to the button, in that language. */
  text: string;
  /** Whether the page stated that it showed these words; absent if a version accepted it that recorded none. */
  wordsStated?: boolean;
}

/** The words that a page showed, and whether it stated so: a program may state none. */
interface Shown<T> {
  texts: T;
  areStated: boolean;
}

/** By the co-borrower, on step 4b of their part. */
export function coborrowersAcceptance(
  lang: ContractLocale,
  at: Date,
  { texts, areStated }: Shown<ConsentTexts>,
): Acceptance {
  const text = texts.coborrower.otherConditions;
  return { at: at.toISOString(), lang, text, wordsStated: areStated };
}

/**
 * By the applicant, on the page where they follow the request. `isChanged`: the co-borrower has yet to
 * accept these conditions, and the page said so.
 */
export function applicantsAcceptance(
  lang: ContractLocale,
  at: Date,
  { texts, areStated }: Shown<AgreementTexts>,
  isChanged: boolean,
): Acceptance {
  const text = isChanged ? texts.consentChanged : texts.consent;
  return { at: at.toISOString(), lang, text, wordsStated: areStated };
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
const wordsOf = ({ at, lang, text, wordsStated }: Acceptance) => ({
  at,
  lang,
  text,
  wordsStated,
});

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
