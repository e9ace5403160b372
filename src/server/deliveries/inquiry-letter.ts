import type { Lender } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { CONTACT_FORM_NAMES, type ContactWay } from '#journey/inquiries/contact-form.ts';
import { COPROPERTY_FORM_NAMES } from '#journey/inquiries/coproperty-form.ts';
import type { SentForm } from '#journey/inquiries/sent-form.ts';
import { formatFileSize } from '#words/file-size/format-file-size.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { NameBroker } from '../lookups/brokers/name-broker.ts';
import type { Inquiry, InquiryForm } from '../stores/inquiry.ts';
import { mortgageSections } from './mortgage-sections.ts';
import { describeBroker } from './name-brokers.ts';

/** The letter to the lender's team about a form: it links to the files, because they may be large. */
export function inquiryLetter(
  { form, lang: locale, sentAt, answers, files }: Inquiry,
  {
    lender,
    nameBroker,
  }: { lender: Pick<Lender, 'name' | 'contactSubjects'>; nameBroker: NameBroker },
  momentOf: (instant: Date, locale: Locale) => { date: string; time: string },
): OfficeLetter {
  const { office } = INQUIRY_WORDS[locale];
  const about = subjectOf(String(answers.subject ?? ''), lender, locale);
  const subject = form === 'contact' ? about : INQUIRY_WORDS[locale][form].office;
  const brokerName = describeBroker(answers, nameBroker);
  const broker =
    brokerName === undefined ? [] : [{ label: OFFICE_WORDS[locale].broker, value: brokerName }];
  const attached = files.map(({ name, size, address }) => ({
    label: fill(office.file, {
      name,
      size: formatFileSize(size, SITE_FORM_WORDS[locale].uploads, locale),
    }),
    value: '',
    href: address,
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
      ...(form === 'mortgage'
        ? mortgageSections(answers, broker, locale)
        : [
            {
              title: office.message,
              groups: [[...broker, ...linesOf(form, answers, about, locale)]],
            },
          ]),
      ...(files.length > 0 ? [{ title: office.files, groups: [attached] }] : []),
    ],
  };
}

function linesOf(
  form: Exclude<InquiryForm, 'mortgage'>,
  answers: Inquiry['answers'],
  about: string,
  locale: Locale,
) {
  const { contact, coproperty } = INQUIRY_WORDS[locale];
  const labels: Readonly<Record<string, string>> = { ...contact.fields, ...coproperty.fields };
  const names = form === 'contact' ? CONTACT_FORM_NAMES : COPROPERTY_FORM_NAMES;
  return names
    .filter((name) => (answers[name] ?? '') !== '')
    .map((name) => ({
      label: labels[name] ?? name,
      value: name === 'subject' ? about : describeAnswer(name, answers[name] ?? '', locale),
    }));
}

/** The label of its option; a subject that is no longer offered is shown by its slug. */
function subjectOf(
  slug: string,
  { contactSubjects }: Pick<Lender, 'contactSubjects'>,
  locale: Locale,
): string {
  const subject = contactSubjects.find((candidate) =>
    LOCALES.some((locale) => candidate.slug[locale] === slug),
  );
  return subject === undefined ? slug : subject.label[locale];
}

function describeAnswer(name: string, value: SentForm[string], locale: Locale): string {
  const { ways } = INQUIRY_WORDS[locale].contact;
  const text = String(value);
  if (name === 'way') return Object.hasOwn(ways, text) ? ways[text as ContactWay] : text;
  if (typeof value !== 'number' || name === 'duration') return text;
  return name === 'taeg' ? formatRate(value, locale) : formatAmount(toCents(value), locale);
}
