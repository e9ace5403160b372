import type { Lender } from '#domain/lender/lender.ts';
import type { Locale, Localized } from '#domain/locale/locale.ts';
import { ADDRESSES } from '../addresses.ts';
import { addressIfBuilt } from '../existing-pages.ts';
import type { MortgageWayOn } from './mortgage-simulator.tsx';

/** The contact form's subject for mortgages, where the lender has it. */
const SUBJECT: Localized = {
  fr: 'credit-hypothecaire',
  nl: 'hypothecair-krediet',
  de: 'hypothekarkredit',
  en: 'mortgage-loan',
};

/**
 * Where a simulated mortgage leads: to the appointment form, and as long as that is not built to the
 * contact page. For the build alone: it reads which pages exist.
 */
export function findMortgageWayOn(lender: Lender, locale: Locale): MortgageWayOn {
  const appointment = addressIfBuilt('mortgageAppointment', locale);
  if (appointment !== undefined) return { path: appointment, subject: undefined };
  const subject = lender.contactSubjects.find(({ slug }) => slug[locale] === SUBJECT[locale]);
  return { path: ADDRESSES.contact[locale], subject: subject?.slug[locale] };
}
