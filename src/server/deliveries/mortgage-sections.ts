import type { Locale } from '#domain/locale/locale.ts';
import type { MortgageFormName } from '#journey/inquiries/mortgage-form.ts';
import { APPOINTMENT_WORDS, type AppointmentWords } from '#words/appointment/appointment.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { Inquiry } from '../stores/inquiry.ts';
import { type AnswerInWords, mortgageAnswerInWords } from './answer-in-words.ts';

/** The sections of the mail, grouped as on the page. */
const SECTIONS: Readonly<Record<keyof AppointmentWords['sections'], readonly MortgageFormName[]>> =
  {
    project: ['project', 'country', 'type'],
    person: ['name', 'surname', 'email', 'telephone'],
    amounts: ['price', 'priceapport', 'priceborrow'],
    property: [],
    means: [
      'borrowsingle',
      'revenuetotal',
      'revenuereplace',
      'revenuelocation',
      'revenuemobil',
      'chargecredit',
      'chargeafter',
      'chargepension',
      'chargechilds',
    ],
    more: ['comments'],
  };

/** A mortgage form for the lender's team, without what was left empty. */
export function mortgageSections(
  answers: Inquiry['answers'],
  broker: readonly AnswerInWords[],
  locale: Locale,
): OfficeLetter['sections'] {
  const words = APPOINTMENT_WORDS[locale];
  const sections = Object.entries(SECTIONS).map(([section, names]) => {
    const { title } = words.sections[section as keyof typeof SECTIONS];
    const lines = names
      .filter((name) => (answers[name] ?? '') !== '')
      .map((name) => mortgageAnswerInWords(answers, name, locale));
    if (section === 'property') return { title, lines: propertyAddress(answers, locale) };
    return {
      title,
      lines: section === 'project' ? [...lines, ...simulated(answers, locale), ...broker] : lines,
    };
  });
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, groups: [lines] }));
}

/** The property's address in one line, as on an envelope, as far as it is known. */
function propertyAddress(answers: Inquiry['answers'], locale: Locale): AnswerInWords[] {
  const { label, box } = OFFICE_WORDS[locale].address;
  const of = (name: MortgageFormName) => String(answers[name] ?? '');
  const boite = of('addressboite') && fill(box, { box: of('addressboite') });
  const street = [of('address'), of('addressnumber'), boite].filter(Boolean).join(' ');
  const place = [of('addresscap'), of('addresscity')].filter(Boolean).join(' ');
  const value = [street, place].filter(Boolean).join(', ');
  return value === '' ? [] : [{ label, value }];
}

/** The mortgage that was simulated and sent with the form. */
const simulated = (answers: Inquiry['answers'], locale: Locale): AnswerInWords[] =>
  typeof answers['ch-params'] === 'object'
    ? [mortgageAnswerInWords(answers, 'ch-params', locale)]
    : [];
