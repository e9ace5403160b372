import type { LenderPhone } from '#domain/lender/lender.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';

/** What the page passes to its form. */
export interface AppointmentSetup {
  readonly words: AppointmentWords;
  readonly form: SiteFormSetup;
  /** The language of the names of places. */
  readonly placesIn: ContractLocale;
  /** For computing the loan that a simulated payment allows. */
  readonly mortgages: Mortgages;
  /** The confirmation after sending, with `{name}`, `{telephone}`, `{email}`. */
  readonly sent: { readonly sentTitle: string; readonly sentText: string };
  /** The lender's phone number for mortgages. */
  readonly phone: LenderPhone;
  /** The address of the link after sending. */
  readonly back: string;
}

/** Error messages by name of the control. */
export type Errors = Readonly<Record<string, string>>;
