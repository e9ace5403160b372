import { type CalendarDate, compareDates, daysInMonth } from '#domain/calendar/date.ts';

export type Gender = 'M' | 'F';

/** What is known of a person besides their number; `today` rules out births in the future. */
export interface KnownPerson {
  readonly birthDate?: CalendarDate | undefined;
  readonly gender?: Gender | undefined;
  readonly today?: CalendarDate | undefined;
}

/**
 * `format`: not XX.XX.XX-XXX.XX. `checkDigits`: no such number exists, because of its check digits, an
 * impossible month or sequence, or a birth in the future. `birthDate`, `gender`: not those of this person.
 */
export type NationalNumberFault = 'format' | 'checkDigits' | 'birthDate' | 'gender';

const FORMAT = /^(\d{2})\.(\d{2})\.(\d{2})-(\d{3})\.(\d{2})$/;

/**
 * Checks a national register number or a BIS number as written in the form: 15 characters, three
 * dots and a hyphen (L-1.1). Every part that the number states has to fit the person; an unknown
 * date or day fits any.
 */
export function checkNationalNumber(
  typed: string,
  known: KnownPerson,
): NationalNumberFault | undefined {
  const match = FORMAT.exec(typed.trim());
  if (match === null) return 'format';
  const [year = 0, statedMonth = 0, day = 0, sequence = 0, check = 0] = match.slice(1).map(Number);
  const month = monthOf(statedMonth);
  const firstNine = match.slice(1, 5).join('');
  if (month === undefined || sequence === 0) return 'checkDigits';

  // The prefix changes the check digits (97 does not divide 2 000 000 000), so at most one century fits.
  const birth = CENTURIES.filter(({ prefix }) => checkDigitsOf(prefix + firstNine) === check)
    .map(({ century }) => ({ year: century + year, month: month.number, day }))
    .find((stated) => !isToCome(stated, known.today));
  if (birth === undefined) return 'checkDigits';

  if (known.birthDate && !fits(birth, known.birthDate)) return 'birthDate';
  const gender = sequence % 2 === 1 ? 'M' : 'F';
  if (known.gender && month.sexKnown && known.gender !== gender) return 'gender';
  return undefined;
}

/**
 * The number as the form writes it, from its eleven digits with or without separators; undefined
 * if there are not exactly eleven.
 */
export function formatNationalNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s.\-/]/g, '');
  const match = /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/.exec(digits);
  if (match === null) return undefined;
  const [, year, month, day, sequence, check] = match;
  return `${year}.${month}.${day}-${sequence}.${check}`;
}

/** For births from 2000 on, a 2 is put before the nine digits to compute the check digits. */
const CENTURIES = [
  { century: 1900, prefix: '' },
  { century: 2000, prefix: '2' },
] as const;

/** Added to the month in a BIS number, for people outside the register. */
const BIS_MONTHS = [
  { added: 0, sexKnown: true },
  { added: 20, sexKnown: false },
  { added: 40, sexKnown: true },
] as const;

/** A birth as the number states it: month 0 means an unknown date, an impossible day an unknown day. */
type StatedBirth = CalendarDate;

function monthOf(stated: number): { number: number; sexKnown: boolean } | undefined {
  const kind = BIS_MONTHS.find(({ added }) => stated >= added && stated <= added + 12);
  return kind && { number: stated - kind.added, sexKnown: kind.sexKnown };
}

function checkDigitsOf(digits: string): number {
  return 97 - (Number(digits) % 97);
}

/** Checks by the earliest date that an incomplete birth can stand for; month 0 comes before any other. */
function isToCome(birth: StatedBirth, today: CalendarDate | undefined): boolean {
  if (today === undefined) return false;
  const day = isDayUnknown(birth) ? 1 : birth.day;
  return compareDates({ ...birth, day }, today) > 0;
}

function fits(birth: StatedBirth, date: CalendarDate): boolean {
  if (birth.month === 0) return birth.year % 100 === 0 || birth.year === date.year; // 00.00: no date is stated
  const sameMonth = birth.year === date.year && birth.month === date.month;
  return sameMonth && (isDayUnknown(birth) || birth.day === date.day);
}

function isDayUnknown({ year, month, day }: StatedBirth): boolean {
  return day === 0 || day > daysInMonth(year, month);
}
