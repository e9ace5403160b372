import {
  addYears,
  compareDates,
  fullMonthsBetween,
  parseDate,
  parseMonth,
} from '#domain/calendar/date.ts';
import type { FaultReason } from '../fault.ts';
import { type Rule, valueIn } from '../field.ts';

/** adult age, in years. */
const ADULT_AGE = 18;

/** No applicant lived or worked before: an earlier year is a typing error, "0000" or "0218". */
const MIN_YEAR = 1900;

const tooEarly = (year: number): FaultReason | undefined =>
  year < MIN_YEAR ? { kind: 'tooEarly', params: { year: String(MIN_YEAR) } } : undefined;

/** epicDate: DD/MM/YYYY, ten characters, a date that exists. */
export const epicDate: Rule = (value) => {
  const date = parseDate(value);
  return date ? tooEarly(date.year) : { kind: 'date' };
};

export const notAfterToday: Rule = (value, { facts }) => {
  const date = parseDate(value);
  return date && compareDates(date, facts.today) > 0 ? { kind: 'dateAfterToday' } : undefined;
};

/** Born at least 18 years ago; the eighteenth birthday counts. */
export const major: Rule = (value, { facts }) => {
  const birth = parseDate(value);
  return birth && compareDates(addYears(birth, ADULT_AGE), facts.today) > 0
    ? { kind: 'major' }
    : undefined;
};

/** Four digits, from 1900 on, not above the current year (A-3.14, livingSince). */
export const pastYear: Rule = (value, { facts }) => {
  if (!/^\d+$/.test(value)) return { kind: 'numeric' };
  if (value.length !== 4) return { kind: 'length', params: { length: 4 } };
  if (Number(value) > facts.today.year) return { kind: 'yearAfterToday' };
  return tooEarly(Number(value));
};

/** shortDate: MM/YYYY, seven characters, not in the future. */
export const shortDate: Rule = (value, { facts }) => {
  const month = parseMonth(value);
  if (!month) return { kind: 'monthDate' };
  const ahead = (month.year - facts.today.year) * 12 + month.month - facts.today.month;
  return ahead > 0 ? { kind: 'shortDate' } : tooEarly(month.year);
};

/** creditFinished: months since the first instalment must be below the duration. */
export const creditFinished: Rule = (value, scope) => {
  const begin = parseDate(valueIn(scope, 'beginDate'));
  if (!begin || compareDates(begin, scope.facts.today) > 0) return undefined;
  return fullMonthsBetween(begin, scope.facts.today) < Number(value)
    ? undefined
    : { kind: 'creditFinished' };
};
