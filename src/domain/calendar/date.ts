/** A calendar date, without a time or a time zone. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** Reads DD/MM/YYYY; undefined for anything else, including dates that do not exist. */
export function parseDate(typed: string): CalendarDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim());
  return match ? realDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined;
}

/** Reads YYYY-MM-DD, the form of configuration files and of itsme. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? realDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** Reads MM/YYYY. */
export function parseMonth(typed: string): CalendarMonth | undefined {
  const match = /^(\d{2})\/(\d{4})$/.exec(typed.trim());
  const date = match ? realDate(Number(match[2]), Number(match[1]), 1) : undefined;
  return date && { year: date.year, month: date.month };
}

/** Reads YYYY-MM. */
export function parseIsoMonth(text: string): CalendarMonth | undefined {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  const date = match ? realDate(Number(match[1]), Number(match[2]), 1) : undefined;
  return date && { year: date.year, month: date.month };
}

/** Writes DD/MM/YYYY. */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** Writes YYYY-MM-DD. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Writes MM/YYYY. */
export function formatMonth({ year, month }: CalendarMonth): string {
  return `${padded(month, 2)}/${padded(year, 4)}`;
}

/** Writes YYYY-MM. */
export function formatIsoMonth({ year, month }: CalendarMonth): string {
  return `${padded(year, 4)}-${padded(month, 2)}`;
}

/** Negative where `a` is earlier, 0 on the same day, positive where it is later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The same day `months` later (earlier if negative), or the last of the month if it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = date.year * 12 + (date.month - 1) + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/** The same day `years` later; 29 February becomes the 28th in common years. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * 12);
}

/** The day after a date. */
export function nextDay({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

/**
 * The number of full months between two dates. A month is full when its day number comes round again, so
 * the 31st to the last of a shorter month is not yet a full month. Negative if `to` is earlier.
 */
export function fullMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  if (compareDates(from, to) > 0) return -fullMonthsBetween(to, from) || 0;
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  const real =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
