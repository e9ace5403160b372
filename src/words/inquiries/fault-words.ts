import type { Locale } from '#domain/locale/locale.ts';
import { PERSON_NAMES } from '#journey/inquiries/form-text.ts';
import { wordsIn } from '../languages.ts';
import { fill } from '../translation.ts';
import { FORM_FAULT_KINDS, type FormFaultKind } from './form-fault-kinds.ts';
import { INQUIRY_WORDS, type InquiryWords } from './inquiries.ts';

/** The sentences and the fields that the application has too, in every language. */
const FAULTS = /* @__PURE__ */ wordsIn('faults');
const FIELDS = /* @__PURE__ */ wordsIn('fields');

/** The words for the faults of a form: few enough to be sent with a page. */
export interface FormFaultWords {
  readonly locale: Locale;
  readonly contact: InquiryWords['contact']['faults'];
  readonly coproperty: InquiryWords['coproperty']['faults'];
  readonly kinds: Readonly<Record<FormFaultKind, string>>;
  /** The person's fields as the sentences name them. */
  readonly nouns: Readonly<Record<string, string>>;
}

/** Collects them from the catalogues. For the server and the build. */
export function formFaultWords(locale: Locale): FormFaultWords {
  const { contact, coproperty } = INQUIRY_WORDS[locale];
  const faults = FAULTS[locale];
  const { fields } = FIELDS[locale];
  const kinds = Object.fromEntries(FORM_FAULT_KINDS.map((kind) => [kind, faults[kind]]));
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

/** The fault of the newsletter's only field. For the server and the build. */
export function describeEmailFault(kind: 'required' | 'email', locale: Locale): string {
  return fill(FAULTS[locale][kind], { field: FIELDS[locale].fields.email.noun });
}
