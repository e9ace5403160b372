import type { Contracted, Locale, Localized } from '#domain/locale/locale.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { LenderFacts } from './lender-facts.ts';

/** The lender whose front office this is: everything that pages, mails and requests say about it. */
export interface Lender {
  /** The languages of the site; the first is the fallback. */
  readonly languages: readonly [Locale, ...Locale[]];
  /** The trade name, "Fluvia". */
  readonly name: string;
  /** The company, with its form: "Fluvia SA" / "Fluvia NV". */
  readonly legalName: Localized;
  /** 0XXX.XXX.XXX. */
  readonly enterpriseNumber: string;
  /** RPM / RPR: the court whose register holds the company. */
  readonly register: Localized;
  /** The lender's status under the law, as the footer states it. */
  readonly status: Localized;
  readonly fsmaNumber: string;
  /** Who supervises the lender, in one line. */
  readonly supervision: Localized;
  readonly address: LenderAddress;
  readonly phones: LenderPhones;
  readonly email: string;
  /** Where weaknesses of the site are reported. Absent: `email`. */
  readonly securityEmail?: string;
  readonly hours: OpeningHours;
  /** Where to take a complaint that the lender's own answer does not settle. */
  readonly ombudsman: Ombudsman;
  /** The start of every request's reference: "FLV". */
  readonly referencePrefix: string;
  readonly links: LenderLinks;
  readonly facts: LenderFacts;
  readonly helpPanel?: HelpPanel;
  readonly tracking?: Tracking;
  /** The subjects of the contact form, in the order of its select. */
  readonly contactSubjects: readonly ContactSubject[];
  /** Whether there is a newsletter; absent: no. */
  readonly newsletter?: boolean;
  /** Whether applicants can sign in with itsme; absent: no. */
  readonly itsme?: boolean;
  /** The sign-ins offered besides itsme, for names and e-mail. */
  readonly signIns?: readonly SocialSignIn[];
}

/** A subject of the contact form. */
export interface ContactSubject {
  /** The value of its option, and its name in addresses: lower-case letters, digits and hyphens. */
  readonly slug: Localized;
  readonly label: Localized;
}

/** An OpenID provider; its secret is a setting. */
export interface SocialSignIn {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** As its button shows it. */
  readonly name: string;
  /** An https address, under which discovery (`/.well-known/openid-configuration`) is found. */
  readonly issuer: string;
  readonly clientId: string;
}

export interface LenderAddress {
  readonly street: Localized;
  readonly number: string;
  readonly box?: string;
  readonly zip: string;
  readonly city: Localized;
}

/** A telephone line: `shown` as people read it, `e164` as phones dial it. */
export interface LenderPhone {
  readonly shown: string;
  readonly e164: string;
}

/** The line for everything, and one for mortgages if that is another. */
export interface LenderPhones {
  readonly personal: LenderPhone;
  readonly mortgage?: LenderPhone;
}

/** The line that answers questions about mortgages. */
export const mortgageLine = ({ personal, mortgage = personal }: LenderPhones): LenderPhone =>
  mortgage;

/** Every line, that of `first` before the others. */
export function linesOf(
  { personal, mortgage }: LenderPhones,
  first: keyof LenderPhones = 'personal',
): readonly { readonly line: keyof LenderPhones; readonly phone: LenderPhone }[] {
  const lines = [
    { line: 'personal', phone: personal } as const,
    ...(mortgage ? [{ line: 'mortgage', phone: mortgage } as const] : []),
  ];
  return lines.toSorted((a, b) => Number(b.line === first) - Number(a.line === first));
}

export interface Ombudsman {
  readonly name: string;
  readonly address: Localized;
  readonly email: string;
  readonly url: Localized;
}

/** Addresses on this site or another: a path ("/fr/faq/") or an https address. */
export interface LenderLinks {
  /** Where to simulate a loan before any is known; if it is on another site (https), also where to change a loan. */
  readonly simulator: Localized;
  /** Absent for a lender without frequent questions. */
  readonly faq?: Localized;
  readonly contact: Localized;
  /** Where brokers are found; absent for a lender without. */
  readonly brokers?: Localized;
  readonly terms: Localized;
  readonly privacy: Localized;
}

/** What a lender may measure its advertising with; all of it waits for the visitor's consent. */
export interface Tracking {
  /** The https address of the invisible frame that the thank-you page loads (W-9.11). */
  readonly thanksFrame?: string;
  /** The https address of the script that reads the data layer; the policy then allows its origin. */
  readonly tagManager?: string;
}

/** What a lender may add to the application's help panel. */
export interface HelpPanel {
  readonly picture?: { readonly src: string; readonly alt: Contracted };
  readonly title: Contracted;
  readonly text: Contracted;
  readonly button?: { readonly label: Contracted; readonly href: Contracted };
}
