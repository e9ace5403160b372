import { answer } from '#journey/answers.ts';
import { encodesThemselves } from '#journey/borrowers.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { shownFields, shownSections } from '#journey/shown.ts';
import { stepOf } from '#journey/steps.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { coborrowersWords } from '#words/coborrower-link/coborrowers-words.ts';
import { FIELD_WORDS, wordsOfField } from '#words/fields/fields.ts';
import { type FindApplication, showRequest } from '../documents/find-application.ts';
import type { Request } from '../requests/request-store.ts';
import type { AuditEvent } from './audit-log.ts';

/** A consent as it was asked for and answered. */
interface GivenConsent {
  /** The control's name. */
  name: string;
  /** The words beside it, to the letter, in the request's language. */
  text: string;
  answer: 'yes' | 'no';
}

/** What was consented to in sending, for the audit log: the words that stood on the screen. */
export function consentsOf(request: Request, facts: FindApplication['facts']): AuditEvent {
  const { answers, facts: own } = showRequest(request, facts);
  // Who filled in their own part read what speaks to them.
  const fields = encodesThemselves(answers)
    ? coborrowersWords(request.lang).fields
    : FIELD_WORDS[request.lang];
  const { conditionsLink } = APPLICATION_WORDS[request.lang];
  const consents: GivenConsent[] = shownSections(stepOf('6'), { answers, facts: own })
    .flatMap(shownFields)
    .filter(({ name }) => CONSENTS.includes(name))
    .map(({ name }) => ({
      name,
      text: wordsOfField(name, fields).label.replace('{link}', conditionsLink),
      answer: answer(answers, name) === 'yes' ? 'yes' : 'no',
    }));
  return {
    at: request.sentAt,
    action: 'consent',
    subject: request.reference,
    details: { id: request.id, lang: request.lang, consents },
  };
}
