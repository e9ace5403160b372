import type { Lender } from '#domain/lender/lender.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { Fault } from '../fault.ts';
import {
  type CheckedForm,
  checkPerson,
  type FormText,
  type PersonRules,
  tidyCarried,
} from './form-text.ts';

/** The controls of the contact form, files and bot check apart. */
export const CONTACT_FORM_NAMES = [
  'way',
  'subject',
  'firstname',
  'lastname',
  'email',
  'phone',
  'zip',
  'message',
] as const;

/** What the visitor would like: an answer, to be called, to come to the office. */
export const CONTACT_WAYS = ['write', 'call', 'visit'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/**
 * What each way cannot do without. The e-mail address always: by it a person finds again, and has
 * erased, what is kept of them.
 */
export const REQUIRED_BY_WAY: Readonly<Record<ContactWay, ReadonlySet<string>>> = {
  write: new Set(['subject', 'firstname', 'lastname', 'email', 'message']),
  call: new Set(['subject', 'firstname', 'lastname', 'email', 'phone']),
  visit: new Set(['subject', 'firstname', 'lastname', 'email', 'phone']),
};

/** Who names no way writes. */
export function wayOf({ way }: FormText): ContactWay {
  return CONTACT_WAYS.find((one) => one === way) ?? 'write';
}

export type ContactRules = PersonRules & { lender: Pick<Lender, 'contactSubjects'> };

/** What is wrong with a contact form, one fault a field. */
export function checkContactForm(answers: FormText, rules: ContactRules): CheckedForm {
  const way = wayOf(answers);
  const required = REQUIRED_BY_WAY[way];
  const faults = [
    ...checkSubject(answers.subject ?? '', rules),
    ...checkPerson(answers, required, rules),
  ];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, answers: { ...tidyCarried(answers), way } };
}

function checkSubject(subject: string, { lender }: ContactRules): readonly Fault[] {
  if (subject === '') return [{ field: 'subject', kind: 'required' }];
  const isKnown = lender.contactSubjects.some(({ slug }) =>
    LOCALES.some((locale) => slug[locale] === subject),
  );
  return isKnown ? [] : [{ field: 'subject', kind: 'invalid' }];
}
