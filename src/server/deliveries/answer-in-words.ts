import type { ContactSubject, Lender } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { ContactWay } from '#journey/inquiries/contact-form.ts';
import { AMOUNT_BOUNDS } from '#journey/inquiries/mortgage-form.ts';
import type { SentForm } from '#journey/inquiries/sent-form.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { describeSimulated } from '#words/appointment/describe-simulated.ts';
import { namePrice } from '#words/appointment/name-price.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import type { Inquiry } from '../stores/inquiry.ts';

/** The label of an answer's field and its value, as the visitor's language has them. */
export interface AnswerInWords {
  label: string;
  value: string;
}

/**
 * An answer of one of the website's forms in words. A name or a value that the form does not know, of an earlier version
 * or a subject that is no longer offered, stays as it is stored.
 */
export function answerInWords(
  { form, lang, answers }: Pick<Inquiry, 'form' | 'lang' | 'answers'>,
  name: string,
  subjects: Lender['contactSubjects'],
): AnswerInWords {
  const value = answers[name] ?? '';
  if (form === 'mortgage') return mortgageAnswerInWords(answers, name, lang);
  const { contact, coproperty } = INQUIRY_WORDS[lang];
  const labels: Readonly<Record<string, string>> = { ...contact.fields, ...coproperty.fields };
  return {
    label: labels[name] ?? name,
    value:
      name === 'subject'
        ? subjectInWords(String(value), subjects, lang)
        : valueInWords(name, value, lang),
  };
}

/** The label of its option; a subject that is no longer offered is shown by its slug. */
export function subjectInWords(
  slug: string,
  subjects: readonly ContactSubject[],
  locale: Locale,
): string {
  const subject = subjects.find((candidate) =>
    LOCALES.some((locale) => candidate.slug[locale] === slug),
  );
  return subject === undefined ? slug : subject.label[locale];
}

function valueInWords(name: string, value: SentForm[string], locale: Locale): string {
  const { ways } = INQUIRY_WORDS[locale].contact;
  const text = String(value);
  if (name === 'way') return Object.hasOwn(ways, text) ? ways[text as ContactWay] : text;
  if (typeof value !== 'number' || name === 'duration') return text;
  return name === 'taeg' ? formatRate(value, locale) : formatAmount(toCents(value), locale);
}

/** An answer of the mortgage appointment in words. */
export function mortgageAnswerInWords(
  answers: Inquiry['answers'],
  name: string,
  locale: Locale,
): AnswerInWords {
  const words = APPOINTMENT_WORDS[locale];
  const value = answers[name] ?? '';
  if (typeof value === 'object')
    return {
      label: words.carriedOver.simulation,
      value: describeSimulated(value, words, locale),
    };
  const fields: Readonly<Record<string, { readonly label: string }>> = {
    ...words.fields,
    price: namePrice(String(answers.project ?? ''), words),
  };
  const label = fields[name]?.label ?? name;
  if (name in AMOUNT_BOUNDS && typeof value === 'number')
    return { label, value: formatAmount(toCents(value), locale, 'whenNeeded') };
  const code = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = words.choices;
  return { label, value: choices[name]?.[code] ?? code };
}
