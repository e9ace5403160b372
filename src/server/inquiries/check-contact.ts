import { isPhone } from '#domain/contact/phone.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { Places } from '#domain/places/places.ts';
import type { Fault, FaultReason } from '#journey/fault.ts';
import { isEmail, isName } from '#journey/rules/text.ts';

/** The controls of the contact form, files and bot check apart. */
export const CONTACT_FORM_NAMES = [
  'subject',
  'firstname',
  'lastname',
  'email',
  'phone',
  'zip',
  'message',
] as const;
export type ContactName = (typeof CONTACT_FORM_NAMES)[number];

/** What was written, under the names of the controls. */
export type FormText = Readonly<Record<string, string>>;

export interface ContactRules {
  lender: Pick<Lender, 'contactSubjects' | 'name' | 'links'>;
  places: Pick<Places, 'isPostcode'>;
}

const REQUIRED: ReadonlySet<ContactName> = new Set([
  'subject',
  'firstname',
  'lastname',
  'email',
  'message',
]);

/** The longest of each, in characters; names and address as the application has them (spec 2 §5). */
const LONGEST: Readonly<Partial<Record<ContactName, number>>> = {
  firstname: 20,
  lastname: 100,
  email: 50,
  message: 4_000,
};

/** What is wrong with a contact form, one fault a field. Phone and postcode may be left out. */
export function checkContactForm(answers: FormText, rules: ContactRules): readonly Fault[] {
  return checkFields(CONTACT_FORM_NAMES, REQUIRED, answers, rules);
}

/** What is wrong with these fields, one fault each. */
export function checkFields(
  names: readonly ContactName[],
  required: ReadonlySet<string>,
  answers: FormText,
  rules: ContactRules,
): readonly Fault[] {
  return names.flatMap((field) => {
    const value = answers[field] ?? '';
    if (value === '') return required.has(field) ? [{ field, kind: 'required' as const }] : [];
    const reason = judge(field, value, rules);
    return reason === undefined ? [] : [{ field, ...reason }];
  });
}

function judge(name: ContactName, value: string, rules: ContactRules): FaultReason | undefined {
  const max = LONGEST[name];
  if (max !== undefined && [...value].length > max) return { kind: 'maxLength', params: { max } };
  if (name === 'message' || isRight(name, value, rules)) return undefined;
  return { kind: KINDS[name] };
}

const KINDS = {
  subject: 'invalid',
  firstname: 'nameCharacters',
  lastname: 'nameCharacters',
  email: 'email',
  phone: 'phone',
  zip: 'beZip',
} as const;

function isRight(name: keyof typeof KINDS, value: string, rules: ContactRules): boolean {
  if (name === 'firstname' || name === 'lastname') return isName(value);
  if (name === 'email') return isEmail(value);
  if (name === 'phone') return isPhone(value);
  if (name === 'zip') return rules.places.isPostcode(value);
  return rules.lender.contactSubjects.some(({ slug }) =>
    LOCALES.some((locale) => slug[locale] === value),
  );
}
