import type { Locale } from '#domain/locale/locale.ts';
import { PERSON_NAMES } from '#journey/inquiries/form-text.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { INQUIRY_WORDS, type InquiryWords } from './inquiries.ts';

/** How an answer of the person's can be wrong. */
const KINDS = ['required', 'maxLength', 'nameCharacters', 'email', 'phone', 'beZip'] as const;
export type FormFaultKind = (typeof KINDS)[number];

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
  const faults = FAULT_WORDS[locale];
  const { fields } = FIELD_WORDS[locale];
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
