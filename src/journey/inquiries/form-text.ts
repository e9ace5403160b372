import { isEmail } from '#domain/contact/email.ts';
import { isPhone } from '#domain/contact/phone.ts';
import { BROKER_NAME, brokerAsAnswer } from '../chosen-broker.ts';
import type { Fault, FaultReason } from '../fault.ts';
import { isName } from '../rules/text.ts';

/** What was written, under the names of the controls; what was left empty is absent or ''. */
export type FormText = Readonly<Record<string, string>>;

/** A form that is right, as it is kept; else what is wrong with it, one fault a field. */
export type CheckedForm = { ok: true; answers: FormText } | { ok: false; faults: readonly Fault[] };

/** Who writes, and what: asked alike by the forms of the website. */
export const PERSON_NAMES = ['firstname', 'lastname', 'email', 'phone', 'zip', 'message'] as const;
export type PersonName = (typeof PERSON_NAMES)[number];

/** The same with the broker who goes along, if it is one: what is none no visitor could correct. */
export function tidyCarried({ [BROKER_NAME]: broker = '', ...answers }: FormText): FormText {
  return { ...answers, ...brokerAsAnswer({ [BROKER_NAME]: broker }) };
}

export interface PersonRules {
  /** A browser knows the shape of a postcode, the server whether a place has it. */
  places: { isPostcode(zip: string): boolean };
}

/** The longest of each, in characters; names and address as the application has them (spec 2 §5). */
const LONGEST: Readonly<Partial<Record<PersonName, number>>> = {
  firstname: 20,
  lastname: 100,
  email: 50,
  message: 4_000,
};

const KINDS = {
  firstname: 'nameCharacters',
  lastname: 'nameCharacters',
  email: 'email',
  phone: 'phone',
  zip: 'beZip',
} as const;

/** What is wrong with the person's fields, one fault each. */
export function checkPerson(
  answers: FormText,
  required: ReadonlySet<string>,
  rules: PersonRules,
): readonly Fault[] {
  return PERSON_NAMES.flatMap((field) => {
    const value = answers[field] ?? '';
    if (value === '') return required.has(field) ? [{ field, kind: 'required' as const }] : [];
    const reason = judge(field, value, rules);
    return reason === undefined ? [] : [{ field, ...reason }];
  });
}

function judge(name: PersonName, value: string, rules: PersonRules): FaultReason | undefined {
  const max = LONGEST[name];
  if (max !== undefined && [...value].length > max) return { kind: 'maxLength', params: { max } };
  if (name === 'message' || isRight(name, value, rules)) return undefined;
  return { kind: KINDS[name] };
}

function isRight(name: keyof typeof KINDS, value: string, { places }: PersonRules): boolean {
  if (name === 'email') return isEmail(value);
  if (name === 'phone') return isPhone(value);
  return name === 'zip' ? places.isPostcode(value) : isName(value);
}
