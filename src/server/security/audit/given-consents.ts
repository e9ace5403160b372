import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Borrower } from '#journey/borrowers.ts';
import type { Facts } from '#journey/facts.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { isCoborrowersField } from '#journey/shared-application.ts';
import { shownFields, shownSections } from '#journey/shown.ts';
import { stepOf } from '#journey/steps.ts';
import type { ConsentTexts } from '#words/coborrower-link/consent-texts.ts';
import { conditionsInEuros } from './agreed-conditions.ts';
import type { AuditEvent } from './audit-log.ts';

/** A consent as it was asked for and answered. */
interface GivenConsent {
  /** The control's name. */
  name: string;
  /** The exact words next to it, in the language of the reader. */
  text: string;
  answer: 'yes' | 'no';
}

/** Who sent or shared an application, when, and what they answered. */
export interface Consenting {
  /** `coborrower`: by their own link, after the applicant gave their consents. */
  by: Borrower;
  /** The language they read it in. */
  lang: ContractLocale;
  at: Date;
  answers: Answers;
  facts: Facts;
  /** The words that the page showed, and whether it stated so: a program may state none. */
  shown: { texts: ConsentTexts; areStated: boolean };
}

/** The consents given when sending or sharing, for the audit log: the words on the screen, and the loan agreed to. */
export function consentsOf(
  { by, lang, at, answers, facts, shown }: Consenting,
  subject: string,
  ids: Readonly<Record<string, string>>,
): AuditEvent {
  // A co-borrower who fills in their own part reads words addressed to them.
  const texts = shown.texts[by];
  const consents: GivenConsent[] = shownSections(stepOf('6'), { answers, facts })
    .flatMap(shownFields)
    .filter(({ name }) => CONSENTS.includes(name))
    .filter(({ name }) => by === 'applicant' || isCoborrowersField(name))
    .map(({ name }) => ({
      name,
      text: (texts[name] ?? '').replace('{link}', texts.conditionsLink),
      answer: answer(answers, name) === 'yes' ? 'yes' : 'no',
    }));
  const actor = by === 'coborrower' ? 'co-borrower' : 'applicant';
  const conditions = conditionsInEuros(facts.loan);
  return {
    at,
    actor,
    action: 'consent',
    subject,
    details: { ...ids, by, lang, conditions, consents, wordsStated: shown.areStated },
  };
}
