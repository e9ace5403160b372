import { ownName } from '#journey/borrowers.ts';
import { CONSENTS } from '#journey/form-fields.ts';

/**
 * Sentences that a lender cannot replace, by their key or that of a group of them: what the law words, what people
 * consent to by a version that is stored, and what the program itself reads.
 */
const FIXED: readonly string[] = [
  // The warning of L-4.1, in the law's words.
  'frame.warning',
  'mail.warning',
  // The representative example of L-4.2, and the credit's name in the law.
  'simulator.example',
  'simulator.creditType',
  'mortgage.example',
  'documents.loan.typeName',
  // The European standard information, whose headings and order the law sets.
  'documents.secci',
  // Consents, and what says that conditions are accepted.
  'application.conditionsLink',
  'application.conditions.consent',
  'appointment.fields.legal',
  'newsletter.form.consent',
  'sharedRequest.toAgree.consent',
  'sharedRequest.toAgree.consentChanged',
  ...CONSENTS.flatMap((name) => [
    `fields.fields.${name}.label`,
    `fields.coborrower.${ownName(name).name}.label`,
  ]),
  // A file's name, and the numbers that an answer in words is read by.
  'documents.summary.file',
  'inquiries.question.numbers',
];

/** Whether no lender may replace the sentence of this key. */
export function isFixed(key: string): boolean {
  return FIXED.some((fixed) => key === fixed || key.startsWith(`${fixed}.`));
}
