import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { AMOUNT_BOUNDS, type MortgageFormName } from '#journey/inquiries/mortgage-form.ts';
import type { SentForm } from '#journey/inquiries/sent-form.ts';
import { APPOINTMENT_WORDS, type AppointmentWords } from '#words/appointment/appointment.ts';
import { describeSimulated } from '#words/appointment/describe-simulated.ts';
import { namePrice } from '#words/appointment/name-price.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { Inquiry } from '../stores/inquiry.ts';

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

type Line = { label: string; value: string };

/** A mortgage form for the lender's team, without what was left empty. */
export function mortgageSections(
  answers: Inquiry['answers'],
  broker: readonly Line[],
  locale: Locale,
): OfficeLetter['sections'] {
  const words = APPOINTMENT_WORDS[locale];
  const project = String(answers.project ?? '');
  const sections = Object.entries(SECTIONS).map(([section, names]) => {
    const { title } = words.sections[section as keyof typeof SECTIONS];
    const lines = names.flatMap((name): Line[] => {
      const value = answers[name] ?? '';
      if (value === '') return [];
      const { label } = name === 'price' ? namePrice(project, words) : words.fields[name];
      return [{ label, value: describeAnswer(name, value, words, locale) }];
    });
    if (section === 'property') return { title, lines: propertyAddress(answers, locale) };
    return {
      title,
      lines:
        section === 'project' ? [...lines, ...simulated(answers, words, locale), ...broker] : lines,
    };
  });
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, groups: [lines] }));
}

/** The property's address in one line, as on an envelope, as far as it is known. */
function propertyAddress(answers: Inquiry['answers'], locale: Locale): Line[] {
  const { label, box } = OFFICE_WORDS[locale].address;
  const of = (name: MortgageFormName) => String(answers[name] ?? '');
  const boite = of('addressboite') && fill(box, { box: of('addressboite') });
  const street = [of('address'), of('addressnumber'), boite].filter(Boolean).join(' ');
  const place = [of('addresscap'), of('addresscity')].filter(Boolean).join(' ');
  const value = [street, place].filter(Boolean).join(', ');
  return value === '' ? [] : [{ label, value }];
}

/** The mortgage that was simulated and sent with the form. */
function simulated(answers: Inquiry['answers'], words: AppointmentWords, locale: Locale): Line[] {
  const mortgage = answers['ch-params'];
  return typeof mortgage === 'object'
    ? [{ label: words.carriedOver.simulation, value: describeSimulated(mortgage, words, locale) }]
    : [];
}

function describeAnswer(
  name: MortgageFormName,
  value: SentForm[string],
  { choices }: AppointmentWords,
  locale: Locale,
): string {
  if (name in AMOUNT_BOUNDS && typeof value === 'number')
    return formatAmount(toCents(value), locale, 'whenNeeded');
  const text = String(value);
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  return named[name]?.[text] ?? text;
}
