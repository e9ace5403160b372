import type { Lender } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { fill } from '#words/translation.ts';
import { CONTACT_FORM_NAMES } from '../inquiries/check-contact.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { OfficeLetter } from '../mail/office-letter.tsx';

/** What the lender's team is told of a form: its files by their addresses, for they may be large. */
export function inquiryLetter(
  { lang: locale, sentAt, answers, files }: Inquiry,
  lender: Pick<Lender, 'name' | 'contactSubjects'>,
  momentOf: (instant: Date, locale: Locale) => { date: string; time: string },
): OfficeLetter {
  const { office, contact } = INQUIRY_WORDS[locale];
  const subject = subjectOf(answers.subject ?? '', lender, locale);
  const shown: Readonly<Record<string, string>> = { ...answers, subject };
  const told = CONTACT_FORM_NAMES.filter((name) => (shown[name] ?? '') !== '').map((name) => ({
    label: contact.fields[name],
    value: shown[name] ?? '',
  }));
  const attached = files.map(({ name, size, address }) => ({
    label: fill(office.file, { name, size: Math.ceil(size / 1024) }),
    value: address,
  }));
  return {
    locale,
    brand: lender.name,
    subject: fill(office.subject, { subject }),
    title: office.title,
    sentences: [
      fill(office.arrived, momentOf(sentAt, locale)),
      ...(files.length > 0 ? [office.filesText] : []),
    ],
    sections: [
      { title: office.message, groups: [told] },
      ...(files.length > 0 ? [{ title: office.files, groups: [attached] }] : []),
    ],
  };
}

/** As its option said; a subject that is offered no more is known by its slug. */
function subjectOf(
  slug: string,
  { contactSubjects }: Pick<Lender, 'contactSubjects'>,
  locale: Locale,
): string {
  const found = contactSubjects.find((one) => LOCALES.some((own) => one.slug[own] === slug));
  return found === undefined ? slug : found.label[locale];
}
