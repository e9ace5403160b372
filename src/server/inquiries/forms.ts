import type { Configuration } from '#configuration/load-configuration.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Mortgages, offersMortgages } from '#domain/mortgage/mortgage.ts';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { Fault } from '#journey/fault.ts';
import {
  CONTACT_FORM_NAMES,
  type ContactRules,
  checkContactForm,
} from '#journey/inquiries/contact-form.ts';
import {
  COPROPERTY_FORM_NAMES,
  type CopropertyRules,
  checkCopropertyForm,
} from '#journey/inquiries/coproperty-form.ts';
import type { CheckedForm, FormText } from '#journey/inquiries/form-text.ts';
import {
  CARRIED_NAMES,
  checkMortgageForm,
  MORTGAGE_ERROR_KEYS,
  MORTGAGE_FORM_NAMES,
} from '#journey/inquiries/mortgage-form.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { describeAppointmentFaults } from '#words/appointment/describe-faults.ts';
import { describeFormFaults } from '#words/inquiries/describe-faults.ts';
import { formFaultWords } from '#words/inquiries/fault-words.ts';
import { INQUIRY_FORMS, type InquiryForm } from '../stores/inquiry.ts';

export type FormRules = ContactRules &
  CopropertyRules & {
    mortgages: Mortgages;
    lender: Pick<Lender, 'name' | 'languages' | 'links' | 'phones'>;
  };

/** The forms of what the lender offers; there is always that of the contact page. */
export function formsOffered({
  tariffs,
  mortgages,
}: Pick<Configuration, 'tariffs' | 'mortgages'>): readonly InquiryForm[] {
  const isOffered: Readonly<Record<InquiryForm, boolean>> = {
    contact: true,
    coproperty: tariffs.TAEGPCO2 !== undefined,
    mortgage: offersMortgages(mortgages),
  };
  return INQUIRY_FORMS.filter((form) => isOffered[form]);
}

/** A form: its fields except files and bot check, how they are checked, and how faults are worded. */
interface InquiryRules {
  readonly names: readonly string[];
  check(answers: FormText, rules: FormRules): CheckedForm;
  say(faults: readonly Fault[], lang: Locale, answers: FormText): Record<string, string>;
  /** The keys of its errors that are not the names of its controls. */
  readonly errorKeys: Readonly<Record<string, string>>;
}

const formInWords = (faults: readonly Fault[], lang: Locale) =>
  describeFormFaults(faults, formFaultWords(lang));

export const FORMS: Readonly<Record<InquiryForm, InquiryRules>> = {
  contact: {
    names: [...CONTACT_FORM_NAMES, BROKER_NAME],
    check: checkContactForm,
    say: formInWords,
    errorKeys: {},
  },
  coproperty: {
    names: [...COPROPERTY_FORM_NAMES, BROKER_NAME],
    check: checkCopropertyForm,
    say: formInWords,
    errorKeys: {},
  },
  mortgage: {
    names: [...MORTGAGE_FORM_NAMES, ...CARRIED_NAMES],
    check: checkMortgageForm,
    say: (faults, lang, { project }) =>
      describeAppointmentFaults(faults, APPOINTMENT_WORDS[lang], formFaultWords(lang), project),
    // C-2.8
    errorKeys: MORTGAGE_ERROR_KEYS,
  },
};

/** The faults, under the keys of the form's errors. */
export function keyErrors(
  errors: Readonly<Record<string, string>>,
  form: InquiryForm,
): Record<string, string> {
  const { errorKeys } = FORMS[form];
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [errorKeys[name] ?? name, sentence]),
  );
}

/** The form's own fields, without what was left empty. */
export function writtenIn(text: FormText, form: InquiryForm): FormText {
  return Object.fromEntries(
    FORMS[form].names
      .map((name) => [name, text[name] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
}
