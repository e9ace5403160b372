import type { FaultKind } from '#journey/fault.ts';
import type { CONTACT_FORM_NAMES } from '#journey/inquiries/contact-form.ts';
import type { COPROPERTY_FORM_NAMES } from '#journey/inquiries/coproperty-form.ts';
import type { MortgageAmountName, MortgageFormName } from '#journey/inquiries/mortgage-form.ts';

/** What a visitor answers in a form of the website: way, rate and monthly fee are not asked. */
export type FormField =
  | Exclude<(typeof CONTACT_FORM_NAMES)[number], 'way'>
  | Exclude<(typeof COPROPERTY_FORM_NAMES)[number], 'taeg' | 'monthly-fee'>
  | MortgageFormName;

type NameFaults = 'required' | 'maxLength' | 'nameCharacters';
type LineFaults = 'maxLength' | 'invalid';
type ChosenFaults = 'required' | 'invalid';

/** The faults that a field can have; one that is not listed here would need a sentence for every kind. */
interface FaultsOfField extends Readonly<Record<MortgageAmountName, 'between' | 'decimal'>> {
  subject: ChosenFaults;
  firstname: NameFaults;
  lastname: NameFaults;
  name: NameFaults;
  surname: NameFaults;
  email: 'required' | 'maxLength' | 'email';
  phone: 'required' | 'phone';
  telephone: 'required' | 'phone';
  zip: 'beZip';
  message: 'required' | 'maxLength';
  amount: 'required' | 'between';
  duration: ChosenFaults;
  project: ChosenFaults;
  country: ChosenFaults;
  type: ChosenFaults;
  address: LineFaults;
  addressnumber: LineFaults;
  addressboite: LineFaults;
  addresscap: LineFaults | 'beZip';
  addresscity: LineFaults;
  borrowsingle: 'invalid';
  chargechilds: 'between';
  comments: 'maxLength';
  legal: ChosenFaults | 'mustCheck';
}

type FaultsOf<F extends FormField> = F extends keyof FaultsOfField ? FaultsOfField[F] : FaultKind;

/** What to do about each fault of each field: `{label}` is what the page names the field. */
export interface WordsOfFormAdvice {
  /** How many faults are not listed: one, or several. */
  readonly moreOne: string;
  readonly more: string;
  readonly fields: { readonly [F in FormField]: Readonly<Record<FaultsOf<F>, string>> };
}
