import type { Lender } from '#domain/lender/lender.ts';
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
import type { InquiryForm } from './inquiry.ts';

export type FormRules = ContactRules &
  CopropertyRules & { lender: Pick<Lender, 'name' | 'languages' | 'links' | 'phones'> };

/** What each form asks, files and bot check apart, and how it is judged. */
export const FORMS: Readonly<
  Record<
    InquiryForm,
    { names: readonly string[]; check(answers: FormText, rules: FormRules): CheckedForm }
  >
> = {
  contact: { names: CONTACT_FORM_NAMES, check: checkContactForm },
  coproperty: { names: COPROPERTY_FORM_NAMES, check: checkCopropertyForm },
};

/** The form's own fields, without what was left empty. */
export function writtenIn(text: FormText, form: InquiryForm): FormText {
  return Object.fromEntries(
    FORMS[form].names
      .map((name) => [name, text[name] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
}
