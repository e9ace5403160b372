import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { Fault } from '#journey/fault.ts';
import { AMOUNT_BOUNDS, type MortgageFormName } from '#journey/inquiries/mortgage-form.ts';
import type { FormFaultWords } from '../inquiries/fault-words.ts';
import type { FormFaultKind } from '../inquiries/form-fault-kinds.ts';
import { fill } from '../translation.ts';
import type { AppointmentWords } from './appointment.ts';
import { namePrice } from './name-price.ts';

/** The fields that are chosen from a list. */
const CHOSEN: ReadonlySet<string> = new Set<MortgageFormName>([
  'project',
  'country',
  'type',
  'borrowsingle',
  'legal',
]);

/** The faults of a mortgage form as sentences by field; fields are named as their labels for the project. */
export function describeAppointmentFaults(
  faults: readonly Fault[],
  words: AppointmentWords,
  { kinds, locale }: Pick<FormFaultWords, 'kinds' | 'locale'>,
  project: string | undefined,
): Record<string, string> {
  const fields = { ...words.fields, price: namePrice(project, words) };
  return Object.fromEntries(
    faults.map((fault) => {
      const own = ownSentence(fault, words);
      const sentence = own ?? kinds[fault.kind as FormFaultKind];
      const { noun } = fields[fault.field as MortgageFormName];
      return [fault.field, fill(sentence, { ...paramsOf(fault, locale), field: noun })] as const;
    }),
  );
}

/** This form's own sentence; undefined if it is the same in all forms. */
function ownSentence({ field, kind }: Fault, { faults }: AppointmentWords): string | undefined {
  if (kind === 'required')
    return {
      project: faults.projectRequired,
      country: faults.countryRequired,
      type: faults.typeRequired,
      legal: faults.legalRequired,
    }[field];
  if (kind === 'mustCheck') return faults.legalRefused;
  if (kind === 'between') return faults.between;
  if (kind === 'invalid') return CHOSEN.has(field) ? faults.notOffered : faults.unreadable;
  return undefined;
}

/** Formats bounds of amounts as amounts, and leaves other parameters as they are. */
function paramsOf({ field, params }: Fault, locale: Locale): Record<string, string | number> {
  if (!(field in AMOUNT_BOUNDS) || params === undefined) return { ...params };
  const write = (euros: unknown) => formatAmount(toCents(Number(euros)), locale, 'whenNeeded');
  return { min: write(params.min), max: write(params.max) };
}
