import type { Lender } from '#domain/lender/lender.ts';
import type { Fault } from '../fault.ts';
import {
  type CheckedForm,
  checkPerson,
  type FormText,
  type PersonRules,
  tidyCarried,
} from './form-text.ts';
import { readForm } from './read-form.ts';

/** The controls of the contact form, without files and bot check. */
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

/** What the visitor wants: an answer, a call, or an appointment at the office. */
export const CONTACT_WAYS = ['write', 'call', 'visit'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What the contact form depends on. */
export type ContactedLender = Pick<Lender, 'contactSubjects'> & {
  readonly facts: Pick<Lender['facts'], 'officeVisits'>;
};

/** The ways that the lender offers: an appointment only where visitors are received at its address (F-4.8). */
export const contactWays = ({ facts }: ContactedLender): readonly ContactWay[] =>
  CONTACT_WAYS.filter((way) => way !== 'visit' || facts.officeVisits);

/**
 * The required fields for each way. The e-mail address always: with it a person finds their data
 * again and can have it erased.
 */
export const REQUIRED_BY_WAY: Readonly<Record<ContactWay, ReadonlySet<string>>> = {
  write: new Set(['subject', 'firstname', 'lastname', 'email', 'message']),
  call: new Set(['subject', 'firstname', 'lastname', 'email', 'phone']),
  visit: new Set(['subject', 'firstname', 'lastname', 'email', 'phone']),
};

/** Without one of these ways, the visitor writes. */
export function wayOf({ way }: FormText, ways: readonly ContactWay[] = CONTACT_WAYS): ContactWay {
  return ways.find((one) => one === way) ?? 'write';
}

export type ContactRules = PersonRules & { lender: ContactedLender };

/** The faults of a contact form, at most one a field. */
export function checkContactForm(written: FormText, rules: ContactRules): CheckedForm {
  const answers = readForm(written);
  const way = wayOf(answers, contactWays(rules.lender));
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
  const isKnown = lender.contactSubjects.some(({ slug }) => Object.values(slug).includes(subject));
  return isKnown ? [] : [{ field: 'subject', kind: 'invalid' }];
}
