import { isEmail } from '#domain/contact/email.ts';
import { isPhone } from '#domain/contact/phone.ts';
import { BROKER_NAME, brokerAsAnswer } from '../chosen-broker.ts';
import type { Fault, FaultReason } from '../fault.ts';
import { isName } from '../rules/text.ts';

/** The text typed, under the names of the controls; a field left empty is absent or ''. */
export type FormText = Readonly<Record<string, string>>;

/** A valid form, as it is stored; otherwise its faults, at most one a field. */
export type CheckedForm = { ok: true; answers: FormText } | { ok: false; faults: readonly Fault[] };

/** The fields about the sender and the message that all forms of the website share. */
export const PERSON_NAMES = ['firstname', 'lastname', 'email', 'phone', 'zip', 'message'] as const;
export type PersonName = (typeof PERSON_NAMES)[number];

/** The same with the chosen broker if it is valid; no visitor could correct an invalid one. */
export function tidyCarried({ [BROKER_NAME]: broker = '', ...answers }: FormText): FormText {
  return { ...answers, ...brokerAsAnswer({ [BROKER_NAME]: broker }) };
}

export interface PersonRules {
  /** The browser checks the form of a postcode, the server whether it exists. */
  places: { isPostcode(zip: string): boolean };
}

/** Longest values in characters; names and address as in the application. */
const MAX_LENGTHS: Readonly<Partial<Record<PersonName, number>>> = {
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

/** The faults of the person's fields, at most one each. */
export function checkPerson(
  answers: FormText,
  required: ReadonlySet<string>,
  rules: PersonRules,
): readonly Fault[] {
  return PERSON_NAMES.flatMap((field) => {
    const value = answers[field] ?? '';
    if (value === '') return required.has(field) ? [{ field, kind: 'required' as const }] : [];
    const reason = check(field, value, rules);
    return reason === undefined ? [] : [{ field, ...reason }];
  });
}

function check(name: PersonName, value: string, rules: PersonRules): FaultReason | undefined {
  const max = MAX_LENGTHS[name];
  if (max !== undefined && [...value].length > max) return { kind: 'maxLength', params: { max } };
  if (name === 'message' || isRight(name, value, rules)) return undefined;
  return { kind: KINDS[name] };
}

function isRight(name: keyof typeof KINDS, value: string, { places }: PersonRules): boolean {
  if (name === 'email') return isEmail(value);
  if (name === 'phone') return isPhone(value);
  return name === 'zip' ? places.isPostcode(value) : isName(value);
}
