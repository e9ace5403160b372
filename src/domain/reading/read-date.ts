import {
  type CalendarDate,
  formatMonth,
  parseDate,
  parseIsoMonth,
  parseMonth,
} from '#domain/calendar/date.ts';
import { readText } from './read-text.ts';

/** The beginning of each month's name in French, Dutch, German and English, without accents. */
const MONTHS = [
  'jan',
  'fe[bv]',
  'ma(?:rs?|art|rz|rch)\\b|mrt',
  'a[pv]r',
  'ma[iy]\\b|mei\\b',
  'jui?n',
  'jui?l',
  'aou|aug',
  'sep',
  'o[ck]t',
  'nov',
  'de[cz]',
].map((name) => new RegExp(`^(?:${name})`));

/** What stands before a date, a month or a year in a sentence or a letter: "dimanche", "né le", "depuis". */
const BEFORE =
  /^(?:\p{L}{3,6}(?:di|dag)|dimanche|née?|geboren|depuis|sinds|dès|le|op|en|in)[ ,]+/iu;
/** Midnight, which a spreadsheet adds to a date. */
const MIDNIGHT = /[T ]0?0:00[:.0]*Z?$/;

/**
 * A date as the form writes it (DD/MM/YYYY), from the ways people write one: "1/2/80", "010280", "1er février 1980",
 * "1980-02-01", "dimanche 1er févr. 80". A year of two digits is read if only one century is possible up to
 * next year: "80" in 2026, and not "20". Anything else is returned as a plain line.
 */
export function readDate(typed: string, today: Pick<CalendarDate, 'year'>): string {
  const text = readText(typed);
  const parts = splitDate(bare(text).replace(MIDNIGHT, ''));
  if (parts === undefined) return text;
  const year = readYearDigits(parts.year, today);
  const [day, month] = [twoDigits(parts.day), twoDigits(parts.month)];
  return year === undefined ? text : `${day}/${month}/${year}`;
}

/** A month as the form writes it (MM/YYYY), also from a whole date. */
export function readMonth(typed: string, today: Pick<CalendarDate, 'year'>): string {
  const text = readText(typed);
  const iso = parseIsoMonth(
    text.replace(/^(\d{4}) ?[/. ] ?(\d{2})$|^(\d{2})\/(\d{2})[-.](\d{2})$/, '$1$3$4-$2$5'),
  );
  if (iso) return formatMonth(iso);
  const date = parseDate(readDate(text, today));
  if (date) return formatMonth(date);
  const digits = /^(\d{2})(\d{4})$/.exec(text) ?? /^(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(text);
  if (digits) return `${twoDigits(digits[1])}/${digits[2]}`;
  const named = /^(\p{L}+)\.?[ /-](\d{4})$/u.exec(bare(text));
  const month = named && monthNamed(named[1]);
  return month ? `${twoDigits(String(month))}/${named[2]}` : text;
}

/** A year, also from a month or a date: "03/2010" is 2010. */
export function readYear(typed: string, today: Pick<CalendarDate, 'year'>): string {
  const text = readText(typed);
  const month = parseMonth(readMonth(text, today));
  if (month) return String(month.year);
  const year = bare(text);
  return /^\d{4}$/.test(year) ? year : text;
}

/** A date without what stands before it. */
function bare(text: string): string {
  const without = text.replace(BEFORE, '');
  return without === text ? text : bare(without);
}

interface DateParts {
  readonly day?: string | undefined;
  readonly month?: string | undefined;
  readonly year?: string | undefined;
}

function splitDate(text: string): DateParts | undefined {
  // The field puts a slash into a year that is typed first, key by key: "19/80-02-01".
  const iso = /^(\d{2})\/?(\d{2}) ?([/.\- ]) ?(\d{1,2}) ?\3 ?(\d{1,2})$/.exec(text);
  if (iso) return { year: `${iso[1]}${iso[2]}`, month: iso[4], day: iso[5] };
  const digits =
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})$/.exec(text);
  if (digits) return { day: digits[1], month: digits[2], year: digits[3] };
  const named =
    /^(\d{1,2})(?:er|ste|de|e|st|nd|rd|th|\.)?[ /-](?:de |van )?(\p{L}+)\.?[ /-](\d{4}|\d{2})$/iu.exec(
      text,
    );
  const month = named && monthNamed(named[2]);
  return month ? { day: named[1], month: String(month), year: named[3] } : undefined;
}

function monthNamed(name = ''): number | undefined {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const at = MONTHS.findIndex((month) => month.test(plain));
  return at === -1 ? undefined : at + 1;
}

function readYearDigits(digits = '', { year }: Pick<CalendarDate, 'year'>): string | undefined {
  if (digits.length !== 2) return digits;
  const nextYear = year + 1;
  const century = nextYear - (nextYear % 100);
  return Number(digits) > nextYear % 100 ? String(century - 100 + Number(digits)) : undefined;
}

function twoDigits(text = ''): string {
  return text.padStart(2, '0');
}
