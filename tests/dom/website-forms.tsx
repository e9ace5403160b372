import { ADDRESSES } from '#addresses/pages.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { type ContractLocale, contractLocaleOf } from '#domain/locale/locale.ts';
import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import { Appointment } from '#site/forms/appointment/appointment.tsx';
import { ContactWays } from '#site/forms/contact/contact-ways.tsx';
import { CopropertyForm } from '#site/forms/coproperty/coproperty-form.tsx';
import { siteFormSetup } from '#site/forms/site-form/site-form-setup.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { COPROPERTY_WORDS } from '#words/coproperty/coproperty.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { fluvia } from '../examples/fluvia.ts';
import { FormPage, type OpenedForm } from './form-page.tsx';
import type { Answer, Served } from './played-server.ts';

/** The forms of the website as their pages open them, on a server that takes them in. */
export interface OpenedWebsiteForm extends OpenedForm {
  readonly locale?: ContractLocale;
  readonly lender?: Partial<Lender>;
}

/** What the server answers to a form that it takes in. */
export const TAKEN = [200, { status: 'success', html: '<h2>Merci</h2>' }] as const;

/** What the server answers to a form that it refuses. */
export const refusal = (errors: Readonly<Record<string, string>>, status = 422): Answer => [
  status,
  { status: 'error', errors },
];

/** The server answers so to every form. */
export const answersForms = (answer: Answer | (() => Answer | Promise<Answer>)): Served => [
  /\/forms\/|\/submit\?action=ch_form/,
  answer,
];

const { lender, mortgages, tariffs } = fluvia;

const taking = ({ server = [], ...opened }: OpenedWebsiteForm) => ({
  ...opened,
  server: [answersForms(TAKEN), ...server],
});

export function openContact(opened: OpenedWebsiteForm = {}): FormPage {
  const { locale = 'fr' } = opened;
  return new FormPage(
    <ContactWays
      words={CONTACT_WORDS[locale].forms}
      setup={siteFormSetup(lender, locale)}
      lender={{ ...lender, ...opened.lender }}
    />,
    taking(opened),
  );
}

export function openCoproperty(opened: OpenedWebsiteForm = {}): FormPage {
  const { locale = 'fr' } = opened;
  return new FormPage(
    <CopropertyForm
      words={COPROPERTY_WORDS[locale]}
      figureWords={simulatorWords(locale, 'river')}
      setup={siteFormSetup(lender, locale)}
      tariff={tariffs.TAEGPCO2}
    />,
    taking(opened),
  );
}

export function openAppointment(opened: OpenedWebsiteForm = {}): FormPage {
  const { locale = 'fr' } = opened;
  const { sentTitle, sentText } = INQUIRY_WORDS[locale].mortgage;
  return new FormPage(
    <Appointment
      setup={{
        words: APPOINTMENT_WORDS[locale],
        form: siteFormSetup(lender, locale),
        placesIn: contractLocaleOf(locale, lender.languages),
        mortgages: withFixedRatesOnly(mortgages),
        sent: { sentTitle, sentText },
        phone: lender.phones.mortgage,
        back: ADDRESSES.mortgage[locale],
      }}
    />,
    taking(opened),
  );
}
