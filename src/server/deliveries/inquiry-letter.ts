import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { CONTACT_FORM_NAMES } from '#journey/inquiries/contact-form.ts';
import { COPROPERTY_FORM_NAMES } from '#journey/inquiries/coproperty-form.ts';
import { formatFileSize } from '#words/file-size/format-file-size.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { NameBroker } from '../lookups/brokers/name-broker.ts';
import type { Inquiry } from '../stores/inquiry.ts';
import { answerInWords, subjectInWords } from './answer-in-words.ts';
import { mortgageSections } from './mortgage-sections.ts';
import { describeBroker } from './name-brokers.ts';

/** The letter to the lender's team about a form: it links to the files, because they may be large. */
export function inquiryLetter(
  inquiry: Inquiry,
  {
    lender,
    nameBroker,
  }: { lender: Pick<Lender, 'name' | 'contactSubjects'>; nameBroker: NameBroker },
  momentOf: (instant: Date, locale: Locale) => { date: string; time: string },
): OfficeLetter {
  const { form, lang: locale, sentAt, answers, files } = inquiry;
  const { office } = INQUIRY_WORDS[locale];
  const about = subjectInWords(String(answers.subject ?? ''), lender.contactSubjects, locale);
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
              groups: [[...broker, ...linesOf(inquiry, lender.contactSubjects)]],
            },
          ]),
      ...(files.length > 0 ? [{ title: office.files, groups: [attached] }] : []),
    ],
  };
}

/** A form's answers without what was left empty, in the order of the form. */
function linesOf(inquiry: Inquiry, subjects: Lender['contactSubjects']) {
  const names = inquiry.form === 'contact' ? CONTACT_FORM_NAMES : COPROPERTY_FORM_NAMES;
  return names
    .filter((name) => (inquiry.answers[name] ?? '') !== '')
    .map((name) => answerInWords(inquiry, name, subjects));
}
