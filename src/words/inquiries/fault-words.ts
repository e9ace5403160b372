import type { Locale, Localized } from '#domain/locale/locale.ts';
import { PERSON_NAMES } from '#journey/inquiries/form-text.ts';
import { de as germanFaults } from '../faults/de.ts';
import { en as englishFaults } from '../faults/en.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { de as germanFields } from '../fields/de.ts';
import { en as englishFields } from '../fields/en.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { fill } from '../translation.ts';
import { INQUIRY_WORDS, type InquiryWords } from './inquiries.ts';

/** How an answer of the person's can be wrong. */
const KINDS = ['required', 'maxLength', 'nameCharacters', 'email', 'phone', 'beZip'] as const;
export type FormFaultKind = (typeof KINDS)[number];
type FormField = Exclude<(typeof PERSON_NAMES)[number], 'message'>;

/** The sentences and the fields that the application has too, in every language. */
const FAULTS: Localized<Readonly<Record<FormFaultKind, string>>> = {
  ...FAULT_WORDS,
  de: germanFaults,
  en: englishFaults,
};
const FIELDS: Localized<{
  readonly fields: Readonly<Record<FormField, { readonly noun: string }>>;
}> = { ...FIELD_WORDS, de: germanFields, en: englishFields };

/** What it takes to say the faults of a form: few enough to come with a page. */
export interface FormFaultWords {
  readonly locale: Locale;
  readonly contact: InquiryWords['contact']['faults'];
  readonly coproperty: InquiryWords['coproperty']['faults'];
  readonly kinds: Readonly<Record<FormFaultKind, string>>;
  /** The person's fields as the sentences name them. */
  readonly nouns: Readonly<Record<string, string>>;
}

/** Gathers them from the catalogues: for the server and the build. */
export function formFaultWords(locale: Locale): FormFaultWords {
  const { contact, coproperty } = INQUIRY_WORDS[locale];
  const faults = FAULTS[locale];
  const { fields } = FIELDS[locale];
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, faults[kind]]));
  return {
    locale,
    contact: contact.faults,
    coproperty: coproperty.faults,
    kinds: kinds as FormFaultWords['kinds'],
    nouns: Object.fromEntries(
      PERSON_NAMES.flatMap((name) => (name === 'message' ? [] : [[name, fields[name].noun]])),
    ),
  };
}

/** What is wrong with the one address that the newsletter asks for: for the server and the build. */
export function describeEmailFault(kind: 'required' | 'email', locale: Locale): string {
  return fill(FAULTS[locale][kind], { field: FIELDS[locale].fields.email.noun });
}
