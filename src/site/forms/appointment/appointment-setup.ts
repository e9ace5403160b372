import type { LenderPhone } from '#domain/lender/lender.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';

/** What the page hands to its form. */
export interface AppointmentSetup {
  readonly words: AppointmentWords;
  readonly form: SiteFormSetup;
  /** What a simulated payment borrows is worked out with these. */
  readonly mortgages: Mortgages;
  /** What the server says of a form that arrived, with `{name}`, `{telephone}`, `{email}`. */
  readonly sent: { readonly sentTitle: string; readonly sentText: string };
  /** The line for mortgages. */
  readonly phone: LenderPhone;
  /** Where one goes on reading. */
  readonly back: string;
}

/** What is wrong, by the name of the control. */
export type Errors = Readonly<Record<string, string>>;
